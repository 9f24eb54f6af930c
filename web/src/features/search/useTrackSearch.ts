import { useEffect, useRef } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { track } from '#web/analytics/track.ts';

/** Tells of an answered search what kind it was and how much it found; what was typed is a place, and stays here. */
export function useTrackSearch(query: string | null, results: number | undefined): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (query === null || results === undefined || told.current === query) return;
    told.current = query;
    track('search', { search_term: normaliseCode(query) === null ? 'words' : 'zarcode', results });
  }, [query, results]);
}
