import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { cachedAnswer } from '#web/api/cachedAnswer.ts';
import { useApi } from '#web/api/useApi.ts';

type Active = RouteResponse<RouteAt<'bundles.active'>>;

const remainingIn = (answer: Active | undefined) =>
  answer?.bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0) ?? 0;

/** How many prepaid codes are left, for the parts that show it. */
export function useBundles(): { remaining: number; isLoading: boolean } {
  const { data, isLoading } = useApi('bundles.active');
  return { remaining: remainingIn(data), isLoading };
}

export const hasBundle = (): boolean => remainingIn(cachedAnswer('bundles.active')) > 0;
