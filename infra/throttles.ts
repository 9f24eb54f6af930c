/**
 * How many calls a second the API takes, all callers together. It limits what an attack can cost; limits per person are
 * in `functions/lib/config.ts` and in the edge's firewall.
 */
import type { Area, NamedRoute } from '#shared/contract/contract.ts';

export interface Throttle {
  readonly perSecond: number;
  /** Calls at once, before the rate counts. */
  readonly burst: number;
}

/** Some twenty times the traffic of a good day with 100 000 visitors. */
export const defaultThrottle: Throttle = { perSecond: 500, burst: 1000 };

/** Of the API for notices: PayFast sends one for each payment, and some again. */
export const noticesThrottle: Throttle = { perSecond: 20, burst: 50 };

const areas: Partial<Record<Area, Throttle>> = {
  // A login hashes for 50 ms of one vCPU: 50 a second are 2.5 vCPUs.
  auth: { perSecond: 50, burst: 100 },
  // Each sends a mail.
  contact: { perSecond: 5, burst: 20 },
  // Each keystroke may be a call.
  search: { perSecond: 200, burst: 400 },
  payments: { perSecond: 50, burst: 100 },
  credits: { perSecond: 50, burst: 100 },
};

/** @returns null where the default holds. */
export function throttleOf({ area }: Pick<NamedRoute, 'area'>): Throttle | null {
  return areas[area] ?? null;
}
