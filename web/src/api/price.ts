import { centsFromAmount, codePriceCents } from '#shared/domain/money.ts';
import { useApi } from './useApi.ts';

/** The price of one code in cents; SPEC 7's fallback of R19.00 while it is unknown or cannot be fetched. */
export function usePriceCents(): number {
  const { data } = useApi('prices.current');
  return (data === undefined ? null : centsFromAmount(data.amount)) ?? codePriceCents;
}
