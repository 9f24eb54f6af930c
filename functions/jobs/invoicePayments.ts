import { listToCredit } from '#functions/data/toCredit.ts';
import { listToInvoice } from '#functions/data/toInvoice.ts';
import { invoicePayment } from '#functions/domain/payments/invoicePayment.ts';
import { creditRefund } from '#functions/domain/refunds/creditRefund.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

/** From each of ten partitions: 2000 orders of some 70 ms each take 140 of the job's 300 seconds. */
const maxEach = 200;

/** Credit notes are few, because an admin causes each. */
const maxCredits = 200;

/** Numbers the paid orders and the refunds that jobs/sideEffects gave up on. One that fails holds up no other. */
export const handler = job(async () => {
  const deps = dependencies();
  const [invoices, credits] = await Promise.all([
    listToInvoice(deps.table, maxEach),
    listToCredit(deps.table, maxCredits),
  ]);
  const due = [
    ...credits.map((entry) => ({ ...entry, number: () => creditRefund(deps, entry) })),
    ...invoices.map((entry) => ({ ...entry, number: () => invoicePayment(deps, entry) })),
  ];
  let failed = 0;
  for (const { paymentId, number } of due) {
    try {
      await number();
    } catch (error) {
      failed += 1;
      log().error('invoice failed', { job: 'invoicePayments', paymentId, error: error as Error });
    }
  }
  log().info('invoices', { job: 'invoicePayments', due: due.length, failed });
});
