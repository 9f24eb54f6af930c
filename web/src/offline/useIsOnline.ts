import { useSyncExternalStore } from 'react';
import { isOnline } from './isOnline.ts';

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
