import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminLevelOf, meetsLevelNow } from '#web/session/guards.ts';

/** A page of the back office that is not there yet: administrators are led back. */
export const Route = createFileRoute('/_admin/admin/$')({
  beforeLoad: ({ location }) => {
    if (meetsLevelNow(adminLevelOf(location.pathname))) throw redirect({ to: '/dashboard', replace: true });
  },
});
