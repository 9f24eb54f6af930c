import { listToInvoice } from '#functions/data/toInvoice.ts';
import { invoicePayment } from '#functions/domain/payments/invoicePayment.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';

/** Of each of ten partitions: 2000 orders of some 70 ms each are 140 of the 300 seconds that the job has. */
const maxEach = 200;

/** Numbers the paid orders that jobs/sideEffects gave up on. One that fails holds up no other. */
export async function handler(): Promise<void> {
  const deps = dependencies();
  const due = await listToInvoice(deps.table, maxEach);
  let failed = 0;
  for (const entry of due) {
    try {
      await invoicePayment(deps, entry);
    } catch (error) {
      failed += 1;
      const { paymentId } = entry;
      log().error('invoice failed', { job: 'invoicePayments', paymentId, error: error as Error });
    }
  }
  log().info('invoices', { job: 'invoicePayments', due: due.length, failed });
}
