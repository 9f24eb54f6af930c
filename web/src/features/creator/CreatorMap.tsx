import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useDeferredValue } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const CodesMap = lazy(async () => ({ default: (await import('#web/maps/CodesMap.tsx')).CodesMap }));

const mapFetchLimit = 1000; // docs/product.md, "Timings and limits"

const Section = chakra('section', {
  base: { display: 'grid', gap: '3', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
});

const Frame = chakra('div', {
  base: {
    height: { base: '17rem', md: '26rem', lg: 'auto' },
    minH: { lg: '30rem' },
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

/** A creator's newest codes on one map. */
export function CreatorMap({ creatorId }: { creatorId: string }): ReactElement {
  const { data, error, mutate } = useApi('creators.codes', {
    params: { id: creatorId },
    query: { limit: mapFetchLimit },
  });
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const codes = useDeferredValue(data?.zarCodes);
  const loading = <MapMessage kind="loading" wide />;
  const total = data?.pagination.total ?? 0;
  return (
    <Section aria-labelledby="creator-map">
      <SectionTitle id="creator-map">Your creator ZarCodes on the map</SectionTitle>
      <Frame>
        {error !== undefined ? (
          <chakra.div p="4" height="full" display="grid" alignContent="center">
            <LoadProblem
              title="Map Loading Error"
              message="Failed to load your ZarCodes. Please try again."
              onRetry={() => void mutate()}
            />
          </chakra.div>
        ) : (
          <Suspense fallback={loading}>
            {codes === undefined ? loading : <CodesMap codes={codes} label="Map of your creator ZarCodes" />}
          </Suspense>
        )}
      </Frame>
      {total > mapFetchLimit ? (
        <chakra.p fontSize="sm" color="fg.muted">
          The map shows the newest {mapFetchLimit.toLocaleString('en-ZA')} of your ZarCodes.
        </chakra.p>
      ) : null}
    </Section>
  );
}
