import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '#web/features/adminDashboard/AdminDashboard.tsx';

export const Route = createFileRoute('/_admin/admin/')({
  staticData: { width: 'wide' },
  component: AdminDashboard,
});
