import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Known to the browser only: a page as the server sends it has no button for the share sheet. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

/** Opens the share sheet. One that is closed without choosing rejects: nothing happened, nothing to say. */
export function share(what: { title: string; text: string; url: string }): void {
  navigator.share(what).catch(() => {});
}
