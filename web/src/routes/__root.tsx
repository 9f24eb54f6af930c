import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router';
import { lazy, type ReactElement } from 'react';
import { ErrorPage } from '#web/features/shell/ErrorPage.tsx';
import { Shell } from '#web/features/shell/Shell.tsx';
import { useSession } from '#web/session/session.ts';

// In the landing page's own chunk: every other page starts without it.
const LandingRoute = lazy(async () => ({ default: (await import('./-landing.tsx')).LandingRoute }));

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: UnknownPath,
  errorComponent: ErrorPage,
});

/** SPEC 2: an unknown path shows the landing page, or leads to the dashboard when signed in. */
function UnknownPath(): ReactElement {
  return useSession().status === 'signedIn' ? <Navigate to="/dashboard" replace /> : <LandingRoute />;
}
