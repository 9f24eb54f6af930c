import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactElement, useDeferredValue } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodesMap } from '#web/maps/CodesMap.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { mapFetchLimit } from '#web/maps/mapFetchLimit.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';

interface CreatorMapProps extends Omit<ComponentProps<typeof CodesMap>, 'codes'> {
  readonly creatorId: string;
  readonly failed: string;
}

/** A creator's newest codes. */
export function CreatorMap({ creatorId, failed, ...props }: CreatorMapProps): ReactElement {
  const input = { params: { id: creatorId }, query: { limit: mapFetchLimit } };
  const { data, error, mutate } = useApi('creators.codes', input);
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const codes = useDeferredValue(data?.zarCodes);
  if (error !== undefined) {
    return (
      <chakra.div p="4" height="full" display="grid" alignContent="center">
        <LoadProblem title={t`Map Loading Error`} message={failed} onRetry={() => void mutate()} />
      </chakra.div>
    );
  }
  if (codes === undefined) return <MapMessage kind="loading" wide />;
  return <CodesMap codes={codes} {...props} />;
}
