import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { RouteAt, RouteKey } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { useSession } from '#web/session/session.ts';
import { type CacheKey, cacheKey } from './cacheKey.ts';
import { whileShown } from './catchUp.ts';
import { type ApiError, type CallInput, type CallOptions, callAt, type ReadKey } from './client.ts';
import { responseFor } from './responseSource.ts';
import { webRoute } from './webRoute.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * docs/product/offline.md#caching-in-the-browser: never stale, no refetch on focus, no polling, no retries. A response
 * is reused for the life of the page, unless its route declares a shorter time, and fetched again after a change
 * (refresh.ts).
 */
export const swrConfig: SWRConfiguration = {
  dedupingInterval: dayMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

type ApiState<K extends RouteKey> = SWRResponse<RouteResponse<RouteAt<K>>, ApiError>;
type Options<K extends RouteKey> = Pick<
  SWRConfiguration<RouteResponse<RouteAt<K>>, ApiError>,
  'keepPreviousData'
>;
type Input<K extends RouteKey> = CallInput<RouteAt<K>>;
type Arguments<K extends RouteKey> =
  object extends Input<K>
    ? [input?: Input<K> | null, options?: Options<K>]
    : [input: Input<K> | null, options?: Options<K>];

/**
 * The answer of a GET route, cached: `useApi('zarcodes.get', { params: { code } })`. With null as input nothing is
 * requested; a route for signed-in people is requested only while somebody is signed in.
 */
export function useApi<K extends ReadKey>(key: K, ...[input, options]: Arguments<K>): ApiState<K> {
  const { status, epoch } = useSession();
  const { level, optionalCaller, cacheSeconds } = webRoute(key);
  const signedIn = status === 'signedIn';
  const skip = input === null || (level !== 'public' && !signedIn);
  const cachedAs = skip ? null : cacheKey(key, input, epoch);
  useShown(cachedAs);
  return useSWR(cachedAs, (cached: CacheKey) => fetchCached<RouteResponse<RouteAt<K>>>(cached), {
    ...options,
    ...(cacheSeconds !== undefined && { dedupingInterval: cacheSeconds * 1000 }),
    // To visitors the page has brought along all there is; a signed-in caller may get more.
    ...(optionalCaller && { revalidateIfStale: signedIn }),
  });
}

/** Sooner than by a timer. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// The contract says what the route of the key answers.
const fetchCached = <T extends object>(cached: CacheKey, options?: CallOptions) =>
  responseFor(cached, async () => {
    // SWR asks while a page is put on the screen; a request takes a slow phone 8 to 15 ms to begin.
    await nextTask();
    return (await callAt(cached[0], cached[1], {}, options)) as T;
  });

/** Less than that after which a response that was stored on the device takes the place of one that is late. */
const againMs = 7_000;

function useShown(cached: CacheKey | null): void {
  const [route, url, epoch] = cached ?? [];
  useEffect(() => {
    if (route === undefined || url === undefined) return;
    const cacheKey: CacheKey = epoch === undefined ? [route, url] : [route, url, epoch];
    const request = () => fetchCached(cacheKey, { signal: AbortSignal.timeout(againMs) });
    return whileShown({ cacheKey, request });
  }, [route, url, epoch]);
}
