import { useEffect, useState } from 'react';
import { plural, t } from '#shared/text/t.ts';

const minuteMs = 60_000;

/** '23 hours 59 minutes'. A minute that has begun counts, so that it says nought only when nothing is left. */
export function hoursAndMinutes(ms: number): string {
  const all = Math.ceil(ms / minuteMs);
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  const shownHours = plural(hours, t`${hours} hour`, t`${hours} hours`);
  return `${shownHours} ${plural(minutes, t`${minutes} minute`, t`${minutes} minutes`)}`;
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
