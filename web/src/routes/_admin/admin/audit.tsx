import { createFileRoute } from '@tanstack/react-router';
import { Audit } from '#web/features/audit/Audit.tsx';

export const Route = createFileRoute('/_admin/admin/audit')({
  staticData: { level: 'superAdmin', width: 'wide' },
  component: Audit,
});
