import { useEffect } from 'react';

/** The screen stays on while this is shown. A browser releases it whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isShown = true;
    const hold = async () => {
      if (document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isShown) lock = held;
        else await held.release();
      } catch {
        // Refused where the battery is low.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
