import { SWRConfig, unstable_serialize } from 'swr';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { session } from '#web/session/session.ts';
import { cacheKey } from './cacheKey.ts';
import type { ReadKey } from './client.ts';

/** What `useApi` has of a route without input, for who need not be drawn again when it changes. */
export function cachedAnswer<K extends ReadKey>(key: K): RouteResponse<RouteAt<K>> | undefined {
  const { cache } = SWRConfig.defaultValue;
  return cache.get(unstable_serialize(cacheKey(key, undefined, session().epoch)))?.data;
}
