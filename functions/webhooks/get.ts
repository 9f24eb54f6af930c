import { countSaved } from '#functions/data/savedCodes.ts';
import { listDelivered, listWaiting } from '#functions/data/webhookDeliveries.ts';
import { getWebhook } from '#functions/data/webhooks.ts';
import { requireOwnKey } from '#functions/domain/webhooks/ownWebhook.ts';
import { serializeDelivery, serializeWebhook } from '#functions/domain/webhooks/serializeWebhook.ts';
import { handle } from '#functions/lib/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import { maxDeliveriesListed } from '#shared/domain/webhooks.ts';

export const handler = handle('webhooks.get', webhooks.get, async ({ params, caller, deps }) => {
  const { table } = deps;
  const [webhook, savedCodes, waiting, delivered] = await Promise.all([
    getWebhook(table, params.id),
    countSaved(table, params.id),
    listWaiting(table, params.id, maxDeliveriesListed),
    listDelivered(table, params.id, maxDeliveriesListed),
    requireOwnKey(deps, caller.id, params.id),
  ]);
  return {
    webhook: webhook && serializeWebhook(webhook, deps.now()),
    savedCodes,
    deliveries: [...waiting, ...delivered].slice(0, maxDeliveriesListed).map(serializeDelivery),
  };
});
