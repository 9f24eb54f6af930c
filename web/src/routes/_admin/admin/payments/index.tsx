import { createFileRoute } from '@tanstack/react-router';
import { AdminPayments } from '#web/features/adminPayments/AdminPayments.tsx';

export const Route = createFileRoute('/_admin/admin/payments/')({
  staticData: { level: 'admin', width: 'wide' },
  component: AdminPayments,
});
