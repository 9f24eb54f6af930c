import { listDueOrders } from '#functions/data/openOrders.ts';
import { getPayments } from '#functions/data/payments.ts';
import { closeOrder } from '#functions/domain/payments/closeOrder.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';

/** From each of ten partitions: 2000 orders of some 50 ms each take 100 of the job's 300 seconds. */
const maxEach = 200;

/** Expires orders that were not paid within a day, and gives their vouchers back. One that fails holds up no other. */
export const handler = job(async () => {
  const deps = dependencies();
  const due = await getPayments(
    deps.table,
    await listDueOrders(deps.table, deps.now().toISOString(), maxEach),
  );
  let failed = 0;
  for (const order of due) {
    try {
      await closeOrder(deps, order, 'expired');
    } catch (error) {
      failed += 1;
      log().error('expiry failed', { job: 'expireOrders', paymentId: order.id, error: error as Error });
    }
  }
  log().info('expiries', { job: 'expireOrders', due: due.length, failed });
});
