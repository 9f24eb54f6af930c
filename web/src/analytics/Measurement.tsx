import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trackClicks } from './clicks.ts';
import { trackPageView } from './pageViews.ts';

/** Watches routes and marked buttons. A change of search params alone is no new page. */
export function Measurement(): null {
  const router = useRouter();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (path !== undefined) trackPageView(path, routeOf(router));
  }, [path, router]);
  useEffect(() => trackClicks(() => routeOf(router)), [router]);
  return null;
}

function routeOf(router: AnyRouter): string {
  const pattern = router.state.matches.at(-1)?.fullPath ?? '/';
  return pattern === '/' ? pattern : pattern.replace(/\/$/, '');
}
