import { getBookedAs } from '#functions/data/paymentClaims.ts';
import { getPayment, type Payment } from '#functions/data/payments.ts';
import type { Difference } from '#functions/data/reconciliations.ts';
import { feeCentsOf, netCentsOf } from '#functions/domain/payments/payFastAmounts.ts';
import { settleReceived } from '#functions/domain/payments/settleReceived.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { HistoryRow } from './readHistory.ts';

type Finding = 'booked' | 'reconciled' | Difference;

/**
 * Compares a payment in PayFast's history with our books, and settles its order where no notice did. What it returns is
 * read from the books afterwards, so that a run that comes again says the same.
 */
export async function reconcileRow(deps: Dependencies, row: HistoryRow): Promise<Finding> {
  const { pfPaymentId, grossCents } = row;
  const order = await findOrder(deps, row);
  if (order === null) return differenceOf('unknownOrder', row);
  if (grossCents === null) return differenceOf('unreadable', row, order);
  if (grossCents !== order.amountCents) return differenceOf('amount', row, order);
  await settleReceived(deps, order, {
    pfPaymentId,
    ...feeCentsOf(row.fee),
    ...netCentsOf(row.net),
    reconciled: true,
  });
  const booked = await findOrder(deps, row);
  return booked?.reconciled === true ? 'reconciled' : 'booked';
}

/** As what it was booked, or else the order that it names. */
async function findOrder({ table }: Dependencies, row: HistoryRow): Promise<Payment | null> {
  if (!isPayFastId(row.pfPaymentId)) return null;
  const id = (await getBookedAs(table, row.pfPaymentId)) ?? row.paymentId;
  const payment = isOurId(id) ? await getPayment(table, id) : null;
  return payment?.mode === 'payfast' ? payment : null;
}

const isOurId = (id: string) => /^pay_[0-9A-Za-z]{10,40}$/.test(id);
const isPayFastId = (id: string) => /^[\w.-]{1,64}$/.test(id);

/** Without ids in other forms: those of another shop of the account may say who paid. */
function differenceOf(kind: Difference['kind'], row: HistoryRow, order?: Payment): Difference {
  const { paymentId, pfPaymentId, grossCents } = row;
  return {
    kind,
    pfPaymentId: isPayFastId(pfPaymentId) ? pfPaymentId : '',
    ...(isOurId(paymentId) && { paymentId }),
    ...(order !== undefined && { expectedCents: order.amountCents }),
    ...(grossCents !== null && { receivedCents: grossCents }),
  };
}
