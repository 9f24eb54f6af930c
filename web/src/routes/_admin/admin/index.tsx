import { createFileRoute, redirect } from '@tanstack/react-router';
import { meetsLevelNow } from '#web/session/guards.ts';

export const Route = createFileRoute('/_admin/admin/')({
  beforeLoad: (): void => {
    if (meetsLevelNow('admin')) throw redirect({ to: '/admin/messages', replace: true });
  },
});
