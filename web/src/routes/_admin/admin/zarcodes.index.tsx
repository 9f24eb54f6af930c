import { createFileRoute } from '@tanstack/react-router';
import { AdminCodes } from '#web/features/adminZarcodes/AdminCodes.tsx';

export const Route = createFileRoute('/_admin/admin/zarcodes/')({
  staticData: { level: 'admin', width: 'wide' },
  component: AdminCodes,
});
