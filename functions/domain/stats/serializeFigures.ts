import type { Counters } from '#functions/data/counters.ts';
import type { StatFigures } from '#shared/contract/stats.ts';
import { signedAmountString } from '#shared/domain/money.ts';

/** Revenue without fees and refunds. */
export const netCents = ({ of }: Pick<Counters, 'of'>): number =>
  of('revenueCents') - of('feeCents') - of('refundedCents');

/** What the counters of the business say of all time, a month or a day. */
export function serializeFigures(counters: Pick<Counters, 'of'>): StatFigures {
  const { of } = counters;
  const [revenue, fees, refunds] = [of('revenueCents'), of('feeCents'), of('refundedCents')];
  return {
    registrations: of('users'),
    codes: {
      total: of('codes'),
      paid: of('codes:paid'),
      bundle: of('codes:bundle'),
      creator: of('codes:creator'),
      admin: of('codes:admin'),
    },
    orders: of('orders'),
    paidOrders: of('paidOrders'),
    revenue: signedAmountString(revenue),
    fees: signedAmountString(fees),
    refunds: signedAmountString(refunds),
    net: signedAmountString(netCents(counters)),
  };
}
