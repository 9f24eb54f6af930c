import { ConditionFailed, type Write } from '#functions/data/transact.ts';
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

/** The same delivery; of one that was taken, failures of before count no more. */
function queuedAgain({ deliveredAt, ...delivery }: Delivery, nextAt: string): readonly Write[] {
  if (deliveredAt === undefined) return [writeAttempt({ ...delivery, nextAt })];
  const { firstFailedAt: _, attemptedAt: __, ...taken } = delivery;
  return writesQueuedAgain({ ...taken, nextAt });
}

/** @throws 404 where it is not listed, or there is no webhook */
export async function sendAgain(deps: Dependencies, own: OwnKey, id: string): Promise<void> {
  await requireOwnWebhook(deps, own.userId, own.keyId);
  const now = deps.now().toISOString();
  const isDue = (webhook: Webhook) => (webhook.pausedAt === undefined ? { ...webhook, dueAt: now } : webhook);
  // Again where it was taken meanwhile.
  for (;;) {
    const writes = queuedAgain(await findDelivery(deps, own.keyId, id), now);
    try {
      await changeOwnWebhook(deps, own, isDue, writes);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}
