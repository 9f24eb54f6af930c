import { countHit, type Hit, uncountHit } from '#functions/data/rateLimits.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { tooManyRequests } from '#functions/lib/rateLimit.ts';
import { hitOf } from '#functions/lib/withinLimit.ts';
import { countOf, type Miss } from './explainMisses.ts';

export interface CountedMisses {
  readonly hit: Hit;
  /** Whether their candidates were counted with them, and may be read. */
  readonly explained: boolean;
}

/**
 * Counts several misses as one hit: with their candidates; else, beyond the limit, without.
 * @throws 429 where that is beyond it as well
 */
export async function countMisses(
  deps: Dependencies,
  clientIp: string,
  misses: readonly Miss[],
): Promise<CountedMisses> {
  const hit = hitOf(deps, 'lookupAddress', clientIp);
  if (misses.length === 0) return { hit, explained: true };
  const count = countOf(misses);
  // The first hit of a window passes whatever it counts for: sixty misses may have more candidates than the limit has.
  if (count <= hit.max && (await countHit(deps.table, { ...hit, count }))) return { hit, explained: true };
  if (await countHit(deps.table, { ...hit, count: misses.length })) return { hit, explained: false };
  throw tooManyRequests(deps, hit);
}

/** Takes back those that turned out to be none. */
export async function uncountMisses(
  { table }: Dependencies,
  { hit, explained }: CountedMisses,
  misses: readonly Miss[],
): Promise<void> {
  if (misses.length === 0) return;
  await uncountHit(table, { ...hit, count: explained ? countOf(misses) : misses.length });
}
