/**
 * How many calls a second the API takes, all callers together. It bounds what an attack may cost; what one person may
 * do is in the limits of `functions/lib/config.ts` and the edge's firewall.
 */
import type { Area, NamedRoute } from '#shared/contract/contract.ts';

interface Throttle {
  readonly perSecond: number;
  /** Calls at once, before the rate counts. */
  readonly burst: number;
}

/** Some twenty times the traffic of a good day with 100 000 visitors. */
export const defaultThrottle: Throttle = { perSecond: 500, burst: 1000 };

const areas: Partial<Record<Area, Throttle>> = {
  // A sign-in hashes for 50 ms on a whole processor: 50 a second are 2.5 processors.
  auth: { perSecond: 50, burst: 100 },
  // Each sends a mail.
  contact: { perSecond: 5, burst: 20 },
  // Each key pressed may be one call.
  search: { perSecond: 200, burst: 400 },
  payments: { perSecond: 50, burst: 100 },
};

/** @returns null where the default holds. */
export function throttleOf({ area }: Pick<NamedRoute, 'area'>): Throttle | null {
  return areas[area] ?? null;
}
