import { useSyncExternalStore } from 'react';

// The md breakpoint of theme/system.ts.
const query = '(max-width: 47.99rem)';

function subscribe(subscriber: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', subscriber);
  return () => list.removeEventListener('change', subscriber);
}

/** For what has another structure on a phone, not just another look: a table becomes a list. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
