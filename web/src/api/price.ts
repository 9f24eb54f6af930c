import { centsFromAmount, codePriceCents } from '#shared/domain/money.ts';
import type { ApiError } from './client.ts';
import { useApi } from './useApi.ts';

/** The price of one code in cents; R19.00 while it is unknown (docs/product.md, "Money and prices"). */
export const usePriceCents = (): number => usePrice().cents;

interface Price {
  readonly cents: number;
  /** Where it could not be fetched. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** For where the person pays it. */
export function usePrice(): Price {
  const { data, error, mutate } = useApi('prices.current');
  const cents = (data === undefined ? null : centsFromAmount(data.amount)) ?? codePriceCents;
  return { cents, error, retry: () => void mutate() };
}
