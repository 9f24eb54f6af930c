import { erasedUserId } from '#functions/data/erased.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { type Payment, writePaymentComplete } from '#functions/data/payments.ts';
import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { invoiceDue } from './invoiceDue.ts';
import { isFree } from './isFree.ts';

interface Booking {
  /** Stores it as complete. Default: the order itself. */
  readonly record?: (completed: Payment) => Write;
  readonly alsoWrite?: () => readonly Write[];
}

/**
 * Completes a payment whose account was erased: nothing is issued, and the admins get the task to pay it back.
 * @throws 401 where nothing was paid, ConditionFailed where the payment is complete already.
 */
export async function recordRefund(
  deps: Dependencies,
  completed: Payment,
  { record = writePaymentComplete, alsoWrite = () => [] }: Booking = {},
): Promise<Payment> {
  if (isFree(completed)) throw sessionExpired();
  const settled = { ...completed, refundDue: true } as const;
  const { id: paymentId, amountCents } = settled;
  const createdAt = deps.now().toISOString();
  const invoicing = await invoiceDue(deps, settled);
  await transact(deps.table, [
    record(settled),
    ...invoicing,
    writeLedgerEntry({
      id: deps.newId('led'),
      userId: erasedUserId,
      at: createdAt,
      kind: 'refundDue',
      amountCents,
      codes: 0,
      paymentId,
    }),
    writeNewRefundTask({ paymentId, amountCents, createdAt }),
    writeMail({
      id: deps.newId('mail'),
      to: 'support',
      createdAt,
      content: { kind: 'refundDue', paymentId, amountCents },
    }),
    ...alsoWrite(),
  ]);
  return settled;
}
