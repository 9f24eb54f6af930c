import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Measurement } from '#web/analytics/Measurement.tsx';
import { useSession } from '#web/session/session.ts';
import { measurementId } from '#web/text/measurement.ts';
import { LazyTooltips } from '#web/ui/LazyTooltips.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

const SignedInBars = lazy(async () => ({ default: (await import('./SignedInBars.tsx')).SignedInBars }));

/** As high as the bar that comes. */
const BarRoom = chakra('div', { base: { minH: '16', bg: 'bg.sign' } });

// A screen below the bar, so that the footer does not jump into view and out of it while a page fills.
const belowBar = 'calc(100dvh - 4rem)';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const { user } = useSession();
  useScrollToTop();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      {user === null ? (
        <PublicHeader />
      ) : (
        <Suspense fallback={<BarRoom />}>
          <SignedInBars user={user} />
        </Suspense>
      )}
      <OfflineNotice />
      <chakra.main id="main" tabIndex={-1} flex="1" minH={belowBar}>
        {children}
      </chakra.main>
      <Footer aboveBottomNav={user !== null} />
      <Toaster />
      {measurementId === undefined ? null : <Measurement />}
      <LazyTooltips />
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
