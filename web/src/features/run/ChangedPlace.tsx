import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { Stop } from './run.ts';

/** What its owner has done since the run was loaded. */
export function ChangedPlace({ stop: { change } }: { stop: Stop }): ReactElement | null {
  if (change === undefined) return null;
  return (
    <chakra.p fontWeight="bold" color="fg.error">
      {change === 'moved'
        ? t`Its owner has moved this code. This is the new place.`
        : t`Its owner has withdrawn this code. This is the last place that was seen.`}
    </chakra.p>
  );
}
