import { createFileRoute } from '@tanstack/react-router';
import { MakeCode } from '#web/features/adminZarcodes/MakeCode.tsx';

export const Route = createFileRoute('/_admin/admin/zarcodes/new')({
  staticData: { level: 'admin', width: 'fluid' },
  component: MakeCode,
});
