import { createFileRoute } from '@tanstack/react-router';
import { Creators } from '#web/features/creators/Creators.tsx';

export const Route = createFileRoute('/_admin/admin/creators/')({
  staticData: { width: 'wide' },
  component: Creators,
});
