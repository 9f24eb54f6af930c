import { listSavers } from '#functions/data/savedCodes.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { type Delivery, writesQueued } from '#functions/data/webhookDeliveries.ts';
import { checkPaused, getWebhook, writeDue } from '#functions/data/webhooks.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { deliveryBody } from './deliveryBody.ts';
import { eventOfChange } from './eventOfChange.ts';

/**
 * Queues a delivery where it is not queued or delivered yet, and has the job look at the queue. One of a paused webhook only
 * waits; without a webhook there is nobody to tell.
 */
export async function queueDelivery({ table, now }: Dependencies, delivery: Delivery): Promise<void> {
  const { keyId } = delivery;
  // Again where the webhook was paused, started or deleted meanwhile.
  for (;;) {
    const webhook = await getWebhook(table, keyId);
    if (webhook === null) return;
    const isPaused = webhook.pausedAt !== undefined;
    const look = isPaused ? checkPaused(keyId) : writeDue(keyId, now().toISOString());
    try {
      await transact(table, [...writesQueued(delivery), look]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // Refused for another reason: the change has come before.
      if (!error.labels.includes('webhook')) return;
    }
  }
}

/** Tells each shop that saved the code of a change that everybody can see. A change that comes again queues nothing. */
export async function queueDeliveries(change: Change, deps: Dependencies): Promise<void> {
  const told = eventOfChange(change);
  if (told === null) return;
  const keyIds = await listSavers(deps.table, told.code);
  const { event, code, version, at } = told;
  const body = keyIds.length > 0 ? deliveryBody(deps, told) : '';
  for (const keyId of keyIds) {
    // The change's own, in the shape of all ids.
    const id = `whd_${code}${String(version).padStart(13, '0')}`;
    await queueDelivery(deps, { keyId, id, event, code, at, body, attempts: 0, nextAt: at });
  }
}
