import { isIPv6 } from 'node:net';
import { hashed } from '#functions/data/hashed.ts';
import { countHit, type Hit, writeHit } from '#functions/data/rateLimits.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { RateLimitName } from './config.ts';
import type { Dependencies } from './dependencies.ts';

/** An IPv6 customer has a whole /64 of addresses: they count as one. */
export function networkOf(who: string): string {
  if (!isIPv6(who)) return who;
  const [head = '', tail] = who.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

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

/** Counts an attempt. @returns whether it is within the limit */
export const isWithinLimit = (
  deps: Dependencies,
  name: RateLimitName,
  who: string,
  count?: number,
): Promise<boolean> => countHit(deps.table, { ...hitOf(deps, name, who), count });

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

export function hitOf({ config, now }: Dependencies, name: RateLimitName, who: string): Hit {
  const { max, seconds } = config.rateLimits[name];
  const at = epochSeconds(now());
  const windowStart = at - (at % seconds);
  return { limit: name, who: hashed(networkOf(who)), windowStart, max, expiresAt: windowStart + seconds };
}

export function tooManyRequests({ now }: Dependencies, { expiresAt }: Hit, refusal?: string): ApiError {
  const retryAfterSeconds = expiresAt - epochSeconds(now());
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = refusal ?? `Too many attempts. Please try again in ${wait}.`;
  return new ApiError('too_many_requests', message, { retryAfterSeconds });
}
