import { useEffect, useRef } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { track } from '#web/analytics/track.ts';

/** Tracks the kind of a search and its number of results; the text is not sent, since it may be an address. */
export function useTrackSearch(query: string | null, results: number | undefined): void {
  const tracked = useRef<string | null>(null);
  useEffect(() => {
    if (query === null || results === undefined || tracked.current === query) return;
    tracked.current = query;
    track('search', { search_term: normaliseCode(query) === null ? 'words' : 'zarcode', results });
  }, [query, results]);
}
