import { listBooked } from '#functions/data/paymentClaims.ts';
import type { Difference } from '#functions/data/reconciliations.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { dayInJohannesburg, daysBetween } from '#shared/domain/time.ts';
import type { HistoryRow } from './readHistory.ts';

/**
 * What was booked on a day but is in no history. It was paid some time between its order and that, because a notice may
 * come late: where one of those days was not read nothing is said.
 */
export async function findNotListed(
  { table }: Dependencies,
  day: string,
  histories: ReadonlyMap<string, readonly HistoryRow[]>,
): Promise<Difference[]> {
  const listed = new Set([...histories.values()].flat().map(({ pfPaymentId }) => pfPaymentId));
  const booked = await listBooked(table, day);
  return booked
    .filter(({ pfPaymentId }) => !listed.has(pfPaymentId))
    .filter(({ createdAt }) =>
      daysBetween(dayInJohannesburg(new Date(createdAt)), day).every((each) => histories.has(each)),
    )
    .map(({ pfPaymentId, paymentId }) => ({ kind: 'notListed', pfPaymentId, paymentId }));
}
