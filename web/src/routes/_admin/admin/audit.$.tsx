import { createFileRoute } from '@tanstack/react-router';
import { leadBack } from '#web/routes/-adminLevel.ts';

export const Route = createFileRoute('/_admin/admin/audit/$')({
  staticData: { level: 'superAdmin' },
  beforeLoad: ({ matches }): void => leadBack(matches),
});
