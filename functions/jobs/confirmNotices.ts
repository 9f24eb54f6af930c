import { confirmOpenNotices } from '#functions/domain/payments/notices/confirmOpenNotices.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createPayFast } from '#functions/services/payfast.ts';

/** The notices that could not be confirmed or carried out when they came. PayFast may never send them again. */
export const handler = job(async () => {
  const deps = dependencies({ payFast: createPayFast });
  const credentials = await deps.config.payFast();
  if (credentials === null) return;
  log().info('open notices', { job: 'confirmNotices', ...(await confirmOpenNotices(deps, credentials)) });
});
