import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router';
import { lazy, type ReactElement } from 'react';
import { ErrorPage } from '#web/features/shell/ErrorPage.tsx';
import { Frame } from '#web/features/shell/Frame.tsx';
import { Shell } from '#web/features/shell/Shell.tsx';
import { useSession } from '#web/session/session.ts';

// In the landing page's own chunk: every other page starts without it.
const LandingRoute = lazy(async () => ({ default: (await import('./_public/-landing.tsx')).LandingRoute }));

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: UnknownPath,
  errorComponent: ErrorPage,
});

/** docs/product.md, "Redirects": an unknown path shows the landing page, or leads to the dashboard when signed in. */
function UnknownPath(): ReactElement {
  if (useSession().status === 'signedIn') return <Navigate to="/dashboard" replace />;
  return (
    <Frame width="full">
      <LandingRoute />
    </Frame>
  );
}
