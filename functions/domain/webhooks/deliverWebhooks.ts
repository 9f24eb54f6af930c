import { listDueWebhooks } from '#functions/data/webhooks.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { deliverQueue } from './deliverQueue.ts';

/** Shops that are called at the same time, each one delivery after the other: a slow one delays nobody. */
const queuesAtOnce = 40;

/**
 * Calls all shops whose queues are due.
 * @param until no turn begins after this
 * @throws the first failure of ours, once all others had their turns
 */
export async function deliverWebhooks(
  deps: Dependencies<'webhookReceivers'>,
  until: Date,
): Promise<{ delivered: number; failed: number }> {
  const keyIds = await listDueWebhooks(deps.table, deps.now().toISOString());
  const sums = { delivered: 0, failed: 0 };
  const failures: unknown[] = [];
  const work = async () => {
    for (let keyId = keyIds.shift(); keyId !== undefined && deps.now() < until; keyId = keyIds.shift()) {
      try {
        const turn = await deliverQueue(deps, keyId);
        sums.delivered += turn?.delivered ?? 0;
        sums.failed += turn?.failed ?? 0;
      } catch (error) {
        log().error('deliveries failed', { job: 'deliverWebhooks', keyId, error: error as Error });
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: queuesAtOnce }, work));
  if (failures.length > 0) throw failures[0];
  return sums;
}
