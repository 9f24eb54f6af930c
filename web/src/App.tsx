import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactElement, StrictMode, startTransition, useEffect, useRef, useState } from 'react';
import { mutate, SWRConfig } from 'swr';
import { none, type PreloadedData } from '#web/api/preloadedData.ts';
import { documentTitle } from '#web/brand/documentTitle.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LogoMark } from '#web/brand/Logo.tsx';
import { session, useSession } from '#web/session/session.ts';
import { forgetResponsesBefore } from './api/refresh.ts';
import { swrConfig } from './api/useApi.ts';
import type { AppRouter } from './router.tsx';
import { system } from './theme/system.ts';
import { EmptyMark } from './ui/EmptyMark.ts';
import { TitleFormat } from './ui/TitleFormat.ts';

interface AppProps {
  readonly router: AppRouter;
  /** The answers that came with the page. */
  readonly preloaded: PreloadedData;
}

/** All of the app, in the browser and where its pages are written at build time. */
export function App({ router, preloaded }: AppProps): ReactElement {
  const fallback = usePreloaded(preloaded);
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <SWRConfig value={{ ...swrConfig, fallback }}>
          <TitleFormat value={documentTitle}>
            <EmptyMark value={<LogoMark />}>
              <Pages router={router} />
            </EmptyMark>
          </TitleFormat>
        </SWRConfig>
      </ChakraProvider>
    </StrictMode>
  );
}

/** Fallback data during hydration; from then on they are cached answers like any other, which a change refreshes. */
function usePreloaded(preloaded: PreloadedData): PreloadedData {
  const [fallback, setFallback] = useState(preloaded);
  useEffect(() => {
    if (preloaded === none) return;
    // A signed-in caller may get more (an owner). This write discards a request that is already under way.
    const revalidate = session().status === 'signedIn';
    for (const [key, answer] of Object.entries(preloaded)) void mutate(key, answer, { revalidate });
    // As a transition: an urgent update would make React hydrate the whole page in one go.
    startTransition(() => setFallback(none));
  }, [preloaded]);
  return fallback;
}

/**
 * docs/product/look.md#loading-texts: nothing is routed before the first check of the session, so guards never guess.
 */
function Pages({ router }: { router: AppRouter }): ReactElement {
  const { status, epoch } = useSession();
  const checking = status === 'checking';
  const routedFor = useRef<number>(null);
  useEffect(() => {
    if (checking || routedFor.current === epoch) return;
    const isFirst = routedFor.current === null;
    routedFor.current = epoch;
    // The router has just looked by itself.
    if (isFirst) return;
    forgetResponsesBefore(epoch);
    // The guards of the page on screen run again when somebody signs in or out, in this tab or another.
    void router.invalidate();
  }, [router, epoch, checking]);
  return checking ? <LoadingScreen /> : <RouterProvider router={router} />;
}
