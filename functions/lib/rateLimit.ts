import { countHit, type Hit, writeHit } from '#functions/data/rateLimits.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { RateLimitName } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { hitOf } from './withinLimit.ts';

/**
 * Counts an attempt in the current window.
 * @param who an email, an id or an address; only its hash is stored
 * @param count what it counts for, if not one
 * @throws 429 with the seconds until the next window once the limit is exceeded.
 */
export async function rateLimit(
  deps: Dependencies,
  name: RateLimitName,
  who: string,
  count?: number,
): Promise<void> {
  const hit = { ...hitOf(deps, name, who), count };
  if (!(await countHit(deps.table, hit))) throw tooManyRequests(deps, hit);
}

/** Counts an attempt under one limit after the other. What the first refuses does not count under the next. */
export async function rateLimitInOrder(
  deps: Dependencies,
  ...limits: readonly (readonly [RateLimitName, who: string])[]
): Promise<void> {
  for (const [name, who] of limits) await rateLimit(deps, name, who);
}

/**
 * Counts it in a transaction, so that what fails is not counted.
 * @param refusal the sentence of a 429
 */
export async function transactLimited(
  deps: Dependencies,
  { name, who, refusal }: { name: RateLimitName; who: string; refusal: string },
  writes: readonly Write[],
): Promise<void> {
  const hit = hitOf(deps, name, who);
  try {
    await transact(deps.table, [writeHit(hit), ...writes]);
  } catch (error) {
    const isLimited = error instanceof ConditionFailed && error.labels.includes('hit');
    throw isLimited ? tooManyRequests(deps, hit, refusal) : error;
  }
}

export function tooManyRequests({ now }: Dependencies, { expiresAt }: Hit, refusal?: string): ApiError {
  const retryAfterSeconds = expiresAt - epochSeconds(now());
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = refusal ?? `Too many attempts. Please try again in ${wait}.`;
  return new ApiError('too_many_requests', message, { retryAfterSeconds });
}
