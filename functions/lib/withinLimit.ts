import { isIPv6 } from 'node:net';
import { hashed } from '#functions/data/hashed.ts';
import { countHit, type Hit } from '#functions/data/rateLimits.ts';
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

export function hitOf({ config, now }: Dependencies, name: RateLimitName, who: string): Hit {
  const { max, seconds } = config.rateLimits[name];
  const at = epochSeconds(now());
  const windowStart = at - (at % seconds);
  return { limit: name, who: hashed(networkOf(who)), windowStart, max, expiresAt: windowStart + seconds };
}

/** Counts an attempt. @returns whether it is within the limit */
export const isWithinLimit = (
  deps: Dependencies,
  name: RateLimitName,
  who: string,
  count?: number,
): Promise<boolean> => countHit(deps.table, { ...hitOf(deps, name, who), count });
