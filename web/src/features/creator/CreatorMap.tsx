import { chakra } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue } from 'react';
import type { PublicCreator } from '#shared/contract/creators.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodesMap } from '#web/maps/CodesMap.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';

const mapFetchLimit = 1000; // docs/product.md, "Timings and limits"

/** The creator's newest codes; a pin leads to the code's page below the slug. */
export function CreatorMap({ creator }: { creator: PublicCreator }): ReactElement {
  const { id, slug, displayName } = creator;
  const input = { params: { id }, query: { limit: mapFetchLimit } };
  const { data, error, mutate } = useApi('creators.codes', input);
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const codes = useDeferredValue(data?.zarCodes);
  if (error !== undefined) {
    return (
      <chakra.div p="4" height="full" display="grid" alignContent="center">
        <LoadProblem title="Map Loading Error" message={failed} onRetry={() => void mutate()} />
      </chakra.div>
    );
  }
  if (codes === undefined) return <MapMessage kind="loading" wide />;
  return (
    <CodesMap codes={codes} whose="these" label={`Map of the ZarCodes of ${displayName}`} below={slug} />
  );
}

const failed = 'Failed to load the ZarCodes. Please try again.';
