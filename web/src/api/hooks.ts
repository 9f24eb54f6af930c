import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Contract, RouteKey } from '#shared/contract/contract.ts';
import type { Route, RouteResponse } from '#shared/contract/route.ts';
import { useSession } from '#web/session/session.ts';
import { type ApiError, api, type CallInput } from './client.ts';
import { refreshAreas } from './refresh.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * SPEC 7: never stale, no refocus refetch, no polling, no retries. An answer is kept for the life of the page
 * and fetched anew only after a change (see refresh.ts), which ends the long deduping interval of its key.
 */
export const swrConfig: SWRConfiguration = {
  dedupingInterval: day,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

type Answer<R extends Route> = SWRResponse<RouteResponse<R>, ApiError>;

function usePublic<T>(
  key: RouteKey,
  input: unknown,
  fetcher: (() => Promise<T>) | null,
  more: SWRConfiguration = {},
) {
  return useSWR<T, ApiError>(fetcher === null ? null : [key, input], fetcher, more as object);
}

/** Asked only while somebody is signed in, and never shared between two sessions. */
function usePrivate<T>(
  key: RouteKey,
  input: unknown,
  fetcher: (() => Promise<T>) | null,
  more: SWRConfiguration = {},
) {
  const { status, epoch } = useSession();
  const asked = fetcher !== null && status === 'signedIn';
  return useSWR<T, ApiError>(asked ? [key, input, epoch] : null, fetcher, more as object);
}

export function useMe(): Answer<Contract['auth']['me']> {
  return usePrivate('auth.me', null, () => api.auth.me());
}

export function usePrice(): Answer<Contract['prices']['current']> {
  return usePublic('prices.current', null, () => api.prices.current());
}

export function usePromotedVoucher(): Answer<Contract['vouchers']['promoted']> {
  return usePublic('vouchers.promoted', null, () => api.vouchers.promoted());
}

export function usePublicSettings(): Answer<Contract['settings']['public']> {
  return usePublic('settings.public', null, () => api.settings.public());
}

/** Null asks nothing: the text is too short. The caller waits out SPEC 5's delays. */
export function useSearch(q: string | null): Answer<Contract['search']['combined']> {
  return usePublic('search.combined', q, q === null ? null : () => api.search.combined({ query: { q } }), {
    keepPreviousData: true,
    // Codes are made by other people too: a search is not kept for the life of the page.
    dedupingInterval: minute,
  });
}

export function useUserStats(): Answer<Contract['user']['stats']> {
  return usePrivate('user.stats', null, () => api.user.stats(), { dedupingInterval: 5 * minute });
}

export function useActiveBundles(): Answer<Contract['bundles']['active']> {
  return usePrivate('bundles.active', null, () => api.bundles.active());
}

export function useMyChangeRequests(): Answer<Contract['changeRequests']['my']> {
  return usePrivate('changeRequests.my', null, () => api.changeRequests.my(), {
    // An admin decides on them: they are not kept for the life of the page.
    dedupingInterval: minute,
  });
}

export function useRecentCodes(limit = 10): Answer<Contract['zarcodes']['recent']> {
  return usePrivate('zarcodes.recent', limit, () => api.zarcodes.recent({ query: { limit } }));
}

export type MyCodesQuery = NonNullable<CallInput<Contract['zarcodes']['list']>['query']>;

export function useMyCodes(query: MyCodesQuery): Answer<Contract['zarcodes']['list']> {
  return usePrivate('zarcodes.list', query, () => api.zarcodes.list({ query }), { keepPreviousData: true });
}

/** Public, but its owner is told more: so the session belongs to the key. */
export function useZarCode(code: string | null): Answer<Contract['zarcodes']['get']> {
  const { epoch, status } = useSession();
  const key = code === null ? null : zarCodeKey(code, epoch);
  return useSWR(key, ([, wanted]) => api.zarcodes.get({ params: { code: wanted } }), {
    // What the page brought along is all that the public is told.
    revalidateIfStale: status === 'signedIn',
  });
}

export function zarCodeKey(code: string, epoch: number) {
  return ['zarcodes.get', code.toUpperCase(), epoch] as const;
}

/** SPEC 7: a failure gives none. */
export function useImages(code: string): Answer<Contract['images']['list']> {
  return usePublic('images.list', code, () => api.images.list({ params: { code } }));
}

/** The one exception to "no polling": the code is issued when the provider tells the server. */
export function usePayment(id: string | null): Answer<Contract['payments']['get']> {
  return usePrivate('payments.get', id, id === null ? null : () => api.payments.get({ params: { id } }), {
    dedupingInterval: 500,
    refreshInterval: (payment?: { status: string }) => (payment?.status === 'pending' ? 2000 : 0),
    onSuccess: (payment: { status: string }) => {
      if (payment.status === 'complete') refreshAreas(['zarcodes', 'user', 'bundles']);
    },
  });
}
