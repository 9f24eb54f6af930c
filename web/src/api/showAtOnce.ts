import { mutate } from 'swr';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import type { ReadKey } from './client.ts';

/**
 * Shows a change in all cached answers of a route before the API has confirmed it. Only for what can be undone: after a
 * failure the caller shows what it was.
 */
export function showAtOnce<K extends ReadKey>(
  key: K,
  change: (answer: RouteResponse<RouteAt<K>>) => RouteResponse<RouteAt<K>>,
): void {
  void mutate<RouteResponse<RouteAt<K>>>(
    (cacheKey) => Array.isArray(cacheKey) && cacheKey[0] === key,
    (answer) => (answer === undefined ? undefined : change(answer)),
    { revalidate: false },
  );
}
