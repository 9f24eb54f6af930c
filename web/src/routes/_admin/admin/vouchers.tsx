import { createFileRoute } from '@tanstack/react-router';
import { Vouchers } from '#web/features/vouchers/Vouchers.tsx';

export const Route = createFileRoute('/_admin/admin/vouchers')({
  staticData: { width: 'wide' },
  component: Vouchers,
});
