import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, Suspense, useDeferredValue, useId } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { seenAt } from '#web/api/seenAt.ts';
import { useApi } from '#web/api/useApi.ts';
import { keptBasemap } from '#web/maps/keptBasemap.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const mapFetchLimit = 1000; // docs/product/limits.md#timings-and-limits

const Frame = chakra('div', {
  base: {
    // On a phone low enough to show that there is more below.
    height: { base: '17rem', md: '26rem' },
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.muted',
    isolation: 'isolate',
    position: 'relative',
    // The search's list may overflow the frame and what follows it; the map may not.
    zIndex: 1,
    '& .map-ground': { borderRadius: 'xl' },
  },
});

interface OwnCodesMapProps {
  children: (codes: readonly ZarCodeCard[]) => ReactNode;
}

/** All of the person's codes on one map; without any, the map of the country. */
export function OwnCodesMap({ children }: OwnCodesMapProps): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.list', { query: { limit: mapFetchLimit } });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const codes = useDeferredValue(data?.zarCodes);
  // The cards above it load first (LoadingGate): until then the map is hidden, and a map without a size can't be drawn.
  const { isLoading: hidden } = useApi('changeRequests.my');
  const loading = <MapMessage kind="loading" wide />;
  if (seenAt(data) !== null && keptBasemap() === null)
    return (
      <MapSection>
        <MapMessage kind="offline" />
      </MapSection>
    );
  return (
    <MapSection>
      {error === undefined ? (
        <Suspense fallback={loading}>{codes === undefined || hidden ? loading : children(codes)}</Suspense>
      ) : (
        <chakra.div p="4" height="full" display="grid" alignContent="center">
          <LoadProblem
            title={t`Map Loading Error`}
            message={t`Failed to load your ZarCodes. Please try again.`}
            onRetry={() => void mutate()}
          />
        </chakra.div>
      )}
    </MapSection>
  );
}

/** Shown while the cards above the map load. */
export function OwnCodesMapSkeleton(): ReactElement {
  return (
    <MapSection>
      <MapMessage kind="loading" wide />
    </MapSection>
  );
}

function MapSection({ children }: { children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <SectionTitle id={id} mb="3">
        {t`Your ZarCodes on the map`}
      </SectionTitle>
      <Frame>{children}</Frame>
    </chakra.section>
  );
}
