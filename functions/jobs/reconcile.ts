import { reconcile } from '#functions/domain/payments/reconciliation/reconcile.ts';
import { countOverdueRefunds } from '#functions/domain/refunds/countOverdueRefunds.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';

/**
 * Compares the last days with PayFast's history, and counts the refunds that wait for too long. A day that could not be
 * compared is tried again the next night.
 */
export const handler = job(async () => {
  const deps = dependencies({ payFastApi: createPayFastApi });
  log().info('open refunds', { job: 'reconcile', overdue: await countOverdueRefunds(deps) });
  for (const { day, state, received, reconciled, differenceCount } of await reconcile(deps)) {
    log().info('reconciliation', {
      job: 'reconcile',
      day,
      state,
      received,
      reconciled,
      differences: differenceCount,
    });
  }
});
