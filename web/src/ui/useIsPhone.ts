import { useMediaQuery } from './useMediaQuery.ts';

/** For what has another structure on a phone, not just another look: a table becomes a list. */
export function useIsPhone(): boolean {
  // Below the md breakpoint of theme/config.ts.
  return useMediaQuery('(max-width: 47.99rem)');
}
