import {
  type Delivery,
  listDelivered,
  listWaiting,
  writeAttempt,
  writesQueuedAgain,
} from '#functions/data/webhookDeliveries.ts';
import type { Webhook } from '#functions/data/webhooks.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { maxDeliveriesListed } from '#shared/domain/webhooks.ts';
import { changeOwnWebhook, type OwnKey, requireOwnWebhook } from './ownWebhook.ts';

/** One of those that are listed. */
async function findDelivery({ table }: Dependencies, keyId: string, id: string): Promise<Delivery> {
  const [waiting, delivered] = await Promise.all([
    listWaiting(table, keyId, maxDeliveriesListed),
    listDelivered(table, keyId, maxDeliveriesListed),
  ]);
  const found = [...waiting, ...delivered].find((each) => each.id === id);
  if (found === undefined) throw new ApiError('not_found', 'This delivery is not in the log any more.');
  return found;
}

/** @throws 404 where it is not listed, or there is no webhook */
export async function sendAgain(deps: Dependencies, own: OwnKey, id: string): Promise<void> {
  await requireOwnWebhook(deps, own.userId, own.keyId);
  const { deliveredAt, ...delivery } = await findDelivery(deps, own.keyId, id);
  const now = deps.now().toISOString();
  const again = { ...delivery, nextAt: now };
  const writes = deliveredAt === undefined ? [writeAttempt(again)] : writesQueuedAgain(again);
  const isDue = (webhook: Webhook) => (webhook.pausedAt === undefined ? { ...webhook, dueAt: now } : webhook);
  await changeOwnWebhook(deps, own, isDue, writes);
}
