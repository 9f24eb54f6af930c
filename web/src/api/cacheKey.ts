import type { RouteKey } from '#shared/contract/contract.ts';
import { type AnyInput, urlOf } from './urlOf.ts';
import { webRoute } from './webRoute.ts';

/** The same request has the same URL. An answer that depends on the caller also belongs to one session. */
export type CacheKey = readonly [route: RouteKey, url: string, epoch?: number];

export function cacheKey(key: RouteKey, input: AnyInput | undefined, epoch: number): CacheKey {
  const { path, level, optionalCaller } = webRoute(key);
  const url = urlOf(path, input ?? {});
  return level === 'public' && !optionalCaller ? [key, url] : [key, url, epoch];
}
