import { isIPv6 } from 'node:net';
import { hashed } from '#functions/data/hashed.ts';
import { countHit } from '#functions/data/rateLimits.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { RateLimitName } from './config.ts';
import type { Dependencies } from './dependencies.ts';

/** An IPv6 customer has a whole /64 of addresses: they count as one. */
function networkOf(who: string): string {
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
 * @param refusal a sentence in the place of the general one
 * @throws 429 with the seconds until the next window once the limit is exceeded.
 */
export async function rateLimit(
  deps: Dependencies,
  name: RateLimitName,
  who: string,
  refusal?: string,
): Promise<void> {
  const { max, seconds } = deps.config.rateLimits[name];
  const now = epochSeconds(deps.now());
  const windowStart = now - (now % seconds);
  const allowed = await countHit(deps.table, {
    limit: name,
    who: hashed(networkOf(who)),
    windowStart,
    max,
    expiresAt: windowStart + seconds,
  });
  if (allowed) return;
  const retryAfterSeconds = windowStart + seconds - now;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = refusal ?? `Too many attempts. Please try again in ${wait}.`;
  throw new ApiError('too_many_requests', message, { retryAfterSeconds });
}
