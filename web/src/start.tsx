import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { t } from '#shared/text/t.ts';
import { readPreloaded } from '#web/api/preloadedData.ts';
import { session, whenSessionEnds } from '#web/session/session.ts';
import { startSession } from '#web/session/startSession.ts';
import { signInReason } from '#web/storage/signInReason.ts';
import { clearTab } from '#web/storage/tabStore.ts';
import { App } from './App.tsx';
import { loadGuideParts } from './features/codes/lateGuide.ts';
import { LateAreaView } from './features/codes/lateViews.ts';
import { isOnline } from './offline/isOnline.ts';
import { whenQuiet } from './offline/whenQuiet.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { startAppearance } from './theme/appearance.ts';
import { pause } from './ui/pause.ts';
import { toast } from './ui/toast.ts';
import { pageContent } from './visit/pageContent.ts';

/**
 * Links of mails and of claim slips. They must work in a browser whose session has ended: maybe somebody else ended it. What is
 * behind their # is for no server, and an address that leads back would have it in its query.
 */
const linkPages: readonly string[] = [
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/keep-account',
  '/unsubscribe',
  '/claims',
];

function leaveWhenSessionEnds(router: AppRouter): void {
  whenSessionEnds({
    expired: () => {
      const { pathname, href } = router.state.location;
      if (linkPages.includes(pathname)) return;
      toast({ title: t`Session expired. Please log in again.`, variant: 'destructive' });
      if (pathname === '/login') return;
      signInReason.write('expired');
      void router.navigate({ to: '/login', search: { redirect: href } });
    },
    signedOut: clearTab,
    endedElsewhere: () => {
      signInReason.write('elsewhere');
      // Pages that need an account lead to the login page by themselves.
      void router.invalidate();
    },
  });
}

/**
 * Hydrates a page that came with its content, for visitors, who see exactly that. Signed-in people keep it on screen
 * until the session is checked, and so does a page that is only a frame; then it is rendered from scratch.
 */
export async function start(root: HTMLElement): Promise<void> {
  startAppearance();
  // Not while this script is evaluated, which takes a slow phone long enough.
  const router = createAppRouter();
  leaveWhenSessionEnds(router);
  // Each step takes a slow phone 30 ms.
  await pause();
  const checked = startSession();
  await pause();
  if (session().status === 'checking') loadPageOf(router);
  const offline = startOfflineLater();
  if (!isOnline()) await offline;
  const hasContent = root.firstElementChild !== null;
  if (hasContent) await checked;
  const app = <App router={router} preloaded={readPreloaded(session().epoch)} />;
  if (hasContent) await Promise.all([router.load(), loadPartsOf(pageContent())]);
  const hydrates = hasContent && !root.inert && session().status === 'signedOut';
  // In slices: on a slow phone the whole page at once would hold up scrolling and typing for half a second.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app);
    else createRoot(root).render(<Live root={root}>{app}</Live>);
  });
}

/** While the API checks the session: nearly always it is valid, and what its guards let through is this page. */
function loadPageOf(router: AppRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // What can't be loaded now is asked for again by the router, which shows why it failed.
  for (const route of matchedRoutes) void router.loadRouteChunk(route)?.catch(() => undefined);
}

/** What is loaded late, as not every page shows it. */
async function loadPartsOf({ area, code }: ReturnType<typeof pageContent>): Promise<void> {
  if (area !== null) await LateAreaView.preload?.();
  if (code?.zarCode.guide !== undefined) await loadGuideParts();
}

async function startOfflineLater(): Promise<void> {
  // Where there is no connection, the page is made of what this part has.
  if (isOnline()) await whenQuiet();
  (await import('./offline/startOffline.ts')).startOffline();
}

/** A frame is inert (scripts/build/prerender.ts) until the app stands in its place. */
function Live({ root, children }: { root: HTMLElement; children: ReactElement }): ReactElement {
  useLayoutEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}
