import { deliverWebhooks } from '#functions/domain/webhooks/deliverWebhooks.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createWebhookReceivers } from '#functions/services/webhookReceivers.ts';

/** A turn takes at most 50 seconds more; the next run begins a minute after this one. */
const secondsToBegin = 50;

/** Tells shops of changes of the codes that they saved. */
export const handler = job(async () => {
  const deps = dependencies({ webhookReceivers: createWebhookReceivers });
  const until = new Date(deps.now().getTime() + secondsToBegin * 1000);
  const { delivered, failed } = await deliverWebhooks(deps, until);
  log().info('webhooks', { job: 'deliverWebhooks', delivered, failed });
});
