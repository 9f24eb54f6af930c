import { chakra } from '@chakra-ui/react';
import { Navigate, useLocation } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { PathNotFound } from '#web/brand/PathNotFound.tsx';
import { useSession } from '#web/session/session.ts';

// Who is signed in does not load it.
const LandingRoute = lazy(async () => ({ default: (await import('./-landing.tsx')).LandingRoute }));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path of nobody that led to this page. */
    pathNotFound?: string;
  }
}

/**
 * docs/product/paths.md#redirects: an unknown path shows the landing page, or leads to the dashboard when signed in.
 */
export function PageOfNobody(): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (useSession().status === 'signedIn') return <ToDashboard path={path} />;
  return (
    <Suspense>
      <LandingRoute
        notice={
          <chakra.div mx="auto" maxW="6xl" px={{ base: '4', md: '8' }} py="4">
            <PathNotFound path={path} />
          </chakra.div>
        }
      />
    </Suspense>
  );
}

function ToDashboard({ path }: { path: string }): ReactElement {
  // Rendered once more on its way, when the path is that of the dashboard.
  const [pathNotFound] = useState(path);
  return <Navigate to="/dashboard" replace state={{ pathNotFound }} />;
}
