import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { useMyCodes } from '#web/api/hooks.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const mapFetchLimit = 1000; // SPEC 9

const Frame = chakra('div', {
  base: {
    // On a phone low enough to show that there is more below.
    height: { base: '17rem', md: '26rem' },
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.muted',
    isolation: 'isolate',
    position: 'relative',
    // The list of the search may reach over the edge, and over what follows; the map may not.
    zIndex: 1,
    '& .map-ground': { borderRadius: 'xl' },
  },
});

interface OwnCodesMapProps {
  children: (codes: readonly ZarCodeCard[]) => ReactNode;
}

/** All of the person's codes on one map; without any, the map of the country. */
export function OwnCodesMap({ children }: OwnCodesMapProps): ReactElement {
  const { data, error, mutate } = useMyCodes({ limit: mapFetchLimit });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const codes = useDeferredValue(data?.zarCodes);
  const loading = <MapMessage kind="loading" />;
  return (
    <chakra.section aria-labelledby="own-map">
      <SectionTitle id="own-map" mb="3">
        Your ZarCodes on the map
      </SectionTitle>
      <Frame>
        {error === undefined ? (
          <Suspense fallback={loading}>{codes === undefined ? loading : children(codes)}</Suspense>
        ) : (
          <chakra.div p="4" height="full" display="grid" alignContent="center">
            <LoadProblem
              title="Map Loading Error"
              message="Failed to load your ZarCodes. Please try again."
              onRetry={() => void mutate()}
            />
          </chakra.div>
        )}
      </Frame>
    </chakra.section>
  );
}
