import { clearPartition } from '#functions/data/partitions.ts';
import { clearSaved } from '#functions/data/savedCodes.ts';
import { deliveryPartitions } from '#functions/data/webhookDeliveries.ts';
import { webhookPartition } from '#functions/data/webhooks.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/** What a key had goes with it: its webhook with all that waits, and the codes that it saved. */
export async function clearKey({ before, after }: Change, { table }: Dependencies): Promise<void> {
  if (before?.['type'] !== 'apiKey' || after !== null) return;
  const keyId = String(before['id']);
  for (const partition of [webhookPartition(keyId), ...deliveryPartitions(keyId)])
    while (!(await clearPartition(table, partition)));
  while (!(await clearSaved(table, keyId)));
}
