import { writePayFastId } from '#functions/data/paymentClaims.ts';
import { type Payment, writeNewPayment } from '#functions/data/payments.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { recordRefund } from './recordRefund.ts';
import { type Receipt, settlePayment } from './settlePayment.ts';

/** What PayFast says of a payment that it has received. */
type Received = Receipt & { readonly pfPaymentId: string };

/** Settles an order that PayFast was paid for, once for each payment at PayFast. */
export async function settleReceived(
  deps: Dependencies,
  payment: Payment,
  received: Received,
): Promise<'settled' | 'processedBefore'> {
  const { pfPaymentId } = received;
  if (payment.pfPaymentId === pfPaymentId) return 'processedBefore';
  const isRepeat = payment.status === 'complete';
  try {
    const order = isRepeat ? copyOf(deps, payment) : payment;
    const settled = await settleOnce(deps, order, received, isRepeat);
    // Another payment of this order was faster: this one is a second payment of it.
    if (settled.pfPaymentId !== pfPaymentId) return settleReceived(deps, settled, received);
    return 'settled';
  } catch (error) {
    if (error instanceof ConditionFailed && error.labels.includes('pfPaymentId')) return 'processedBefore';
    throw error;
  }
}

/** An order that is paid a second time is booked as another one of the same: nothing is paid that is not delivered. */
function copyOf(deps: Dependencies, payment: Payment): Payment {
  const {
    id: _,
    status: __,
    completedAt,
    code,
    bundleId,
    refundDue,
    refundedCents,
    refundedAt,
    refunded,
    openRefundId,
    creditNotes,
    invoiceNumber,
    sourceUnverified,
    reconciled,
    ...order
  } = payment;
  return { ...order, id: deps.newId('pay'), status: 'pending' };
}

function settleOnce(deps: Dependencies, payment: Payment, received: Received, isNew: boolean) {
  const { pfPaymentId } = received;
  const alsoWrite = ({ id: paymentId, createdAt, completedAt = createdAt }: Payment) => [
    writePayFastId({ pfPaymentId, paymentId, createdAt, completedAt }),
  ];
  const record = isNew ? { record: writeNewPayment } : {};
  return settlePayment(deps, payment, {
    received,
    ...record,
    alsoWrite,
    whenErased: (_, completed) =>
      recordRefund(deps, completed, { ...record, alsoWrite: () => alsoWrite(completed) }),
  });
}
