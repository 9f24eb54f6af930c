import { testBody } from '#functions/domain/webhooks/deliveryBody.ts';
import { requireOwnWebhook } from '#functions/domain/webhooks/ownWebhook.ts';
import { isTaken, resultText, secretsOf } from '#functions/domain/webhooks/webhookResult.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createWebhookReceivers } from '#functions/services/webhookReceivers.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(
  'webhooks.test',
  webhooks.test,
  async ({ params, caller, deps }) => {
    const webhook = await requireOwnWebhook(deps, caller.id, params.id);
    await rateLimit(deps, 'webhookAccount', caller.id);
    const at = deps.now();
    const result = await deps.webhookReceivers.call({
      url: webhook.url,
      id: deps.newId('whd'),
      secrets: secretsOf(webhook, at),
      body: testBody(at),
    });
    return { taken: isTaken(result), result: resultText(result) };
  },
  { webhookReceivers: createWebhookReceivers },
);
