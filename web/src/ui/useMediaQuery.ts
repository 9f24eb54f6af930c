import { useCallback, useSyncExternalStore } from 'react';

/** @param query a constant; where pages are written at build time it does not match */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (subscriber: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', subscriber);
      return () => list.removeEventListener('change', subscriber);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
