import { useEffect, useEffectEvent, useState } from 'react';

const secondMs = 1000;

/** Counts down from a time, then calls `onOver`. With null it stands still. */
export function useSecondsLeft(durationMs: number | null, onOver: () => void): number {
  const [seconds, setSeconds] = useState(() => Math.ceil((durationMs ?? 0) / secondMs));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (durationMs === null) return;
    const end = Date.now() + durationMs;
    const counter = setInterval(() => setSeconds(Math.ceil((end - Date.now()) / secondMs)), secondMs);
    const timer = setTimeout(over, durationMs);
    return () => {
      clearInterval(counter);
      clearTimeout(timer);
    };
  }, [durationMs]);
  return seconds;
}
