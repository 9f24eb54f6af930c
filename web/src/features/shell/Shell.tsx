import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Measurement } from '#web/analytics/Measurement.tsx';
import { useSession } from '#web/api/session.ts';
import { measurementId } from '#web/text/measurement.ts';
import { Toaster } from '#web/ui/Toaster.tsx';
import { Tooltips } from '#web/ui/Tooltips.tsx';
import { BottomNav } from './BottomNav.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const { user } = useSession();
  useScrollToTop();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      {user === null ? <PublicHeader /> : <TopBar user={user} />}
      <OfflineNotice />
      <chakra.main id="main" tabIndex={-1} flex="1">
        {children}
      </chakra.main>
      <Footer aboveBottomNav={user !== null} />
      {user === null ? null : <BottomNav />}
      <Toaster />
      {measurementId === undefined ? null : <Measurement />}
      <Tooltips />
    </chakra.div>
  );
}

/** SPEC 2: each route change scrolls smoothly to top. A change of search params is no change of route. */
function useScrollToTop(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
        if (!pathChanged || toLocation.hash !== '') return;
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
      }),
    [router],
  );
}
