import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Measurement } from '#web/analytics/Measurement.tsx';
import { measurementId } from '#web/text/measurement.ts';
import { LazyTooltips } from '#web/ui/LazyTooltips.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What every page has, in whatever frame it stands. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  useScrollToTop();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      {children}
      <Toaster />
      {measurementId === undefined ? null : <Measurement />}
      <LazyTooltips />
    </chakra.div>
  );
}

/**
 * docs/product/look.md#page-frame: a change of route scrolls smoothly to the top, a change of search params does not.
 */
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
