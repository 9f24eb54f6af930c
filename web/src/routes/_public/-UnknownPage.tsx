import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense } from 'react';
import { useSession } from '#web/session/session.ts';

// In the landing page's own chunk: every other page starts without it.
const LandingRoute = lazy(async () => ({ default: (await import('./-landing.tsx')).LandingRoute }));

/** docs/product.md, "Redirects": an unknown path shows the landing page, or leads to the dashboard when signed in. */
export function UnknownPage(): ReactElement {
  if (useSession().status === 'signedIn') return <Navigate to="/dashboard" replace />;
  return (
    <Suspense>
      <LandingRoute />
    </Suspense>
  );
}
