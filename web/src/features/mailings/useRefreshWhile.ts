import { useEffect, useEffectEvent } from 'react';

/** The job stores its progress every three seconds. */
const pauseMs = 3000;

/** Requests something again and again while a mailing is being sent. */
export function useRefreshWhile(isSending: boolean, refresh: () => void): void {
  const latest = useEffectEvent(refresh);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(latest, pauseMs);
    return () => clearInterval(timer);
  }, [isSending]);
}
