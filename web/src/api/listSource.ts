import type { SWRResponse } from 'swr';
import type { ListSource } from '#web/ui/list/DataList.tsx';
import { type ApiError, messageOf } from './client.ts';

type Pagination = ListSource<unknown>['pagination'];

/**
 * What DataList shows, from an answer of the API.
 * @param ready false while something else has to be known before the rows can show
 */
export function listSource<D extends object & { readonly pagination?: Pagination }, T>(
  { data, error, isLoading, mutate }: SWRResponse<D, ApiError>,
  rows: (data: D) => readonly T[],
  ready = true,
): ListSource<T> {
  return {
    rows: data === undefined || !ready ? undefined : rows(data),
    pagination: data?.pagination,
    isLoading,
    error: error === undefined ? undefined : messageOf(error),
    retry: () => void mutate(),
  };
}
