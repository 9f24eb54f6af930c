import { createFileRoute } from '@tanstack/react-router';
import { Developers } from '#web/features/developers/Developers.tsx';

export const Route = createFileRoute('/_public/developers')({
  staticData: { width: 'full' },
  component: Developers,
});
