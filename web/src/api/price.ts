import { centsFromAmount, codePriceCents } from '#shared/domain/money.ts';
import { useApi } from './useApi.ts';

/** The price of one code in cents; R19.00 while it is unknown (docs/product/money.md#money-and-prices). */
export function usePriceCents(): number {
  const { data } = useApi('prices.current');
  return (data === undefined ? null : centsFromAmount(data.amount)) ?? codePriceCents;
}
