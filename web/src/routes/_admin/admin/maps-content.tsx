import { createFileRoute } from '@tanstack/react-router';
import { MapsContent } from '#web/features/adminMaps/MapsContent.tsx';

export const Route = createFileRoute('/_admin/admin/maps-content')({
  staticData: { level: 'admin', width: 'fluid' },
  component: MapsContent,
});
