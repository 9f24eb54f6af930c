import { useEffect, useState } from 'react';

const minuteMs = 60_000;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '23 hours 59 minutes'. A minute that has begun counts, so that it says nought only when nothing is left. */
export function hoursAndMinutes(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  return `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;
}

/** Milliseconds until a time, updated every minute; 0 once it is over. */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, until - now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left % minuteMs || minuteMs);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
