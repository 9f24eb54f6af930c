import type { ReactElement } from 'react';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { plural, t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { cornersOf } from './cornersOf.ts';
import { Readout } from './readouts.ts';
import { useRested } from './useRested.ts';

const restMs = 500; // docs/product/limits.md#timings-and-limits

/** Of a count that fails: docs/product/look.md#silent-failures */
const none = { count: 0, complete: true };

function textOf({ count, complete }: { count: number; complete: boolean }): string {
  // A small number looks the same, and the first use of a locale holds up a slow phone for 60 ms.
  const shown = count < 1000 ? String(count) : count.toLocaleString(localeOf(language()));
  return complete
    ? plural(count, t`${shown} ZarCode in this view`, t`${shown} ZarCodes in this view`)
    : t`About ${shown} ZarCodes in this view`;
}

/**
 * How many codes of everybody a map shows, once it has come to rest; nothing without a connection. Always in the page and
 * changed at rest only, so that a screen reader announces each number once.
 */
export function CodesInView({ bounds }: { bounds: Bounds | null }): ReactElement {
  const rested = useRested(bounds, restMs);
  const isOnline = useIsOnline();
  const input = rested === null || !isOnline ? null : { query: cornersOf(rested) };
  const { data, error, isLoading } = useApi('zarcodes.inBounds', input, { keepPreviousData: true });
  const counted = error === undefined ? data : none;
  const isShown = input !== null && counted !== undefined;
  return (
    <Readout role="status" aria-busy={isShown && (isLoading || rested !== bounds)}>
      {isShown ? textOf(counted) : ''}
    </Readout>
  );
}
