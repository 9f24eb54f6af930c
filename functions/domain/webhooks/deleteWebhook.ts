import { clearPartition } from '#functions/data/partitions.ts';
import type { Table } from '#functions/data/table.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { deliveryPartitions } from '#functions/data/webhookDeliveries.ts';
import { writeWebhookDeleted } from '#functions/data/webhooks.ts';

/** With all that waits, and its log. Nothing is queued once it is gone. */
export async function deleteWebhook(table: Table, keyId: string): Promise<void> {
  await transactIfAllowed(table, [writeWebhookDeleted(keyId)]);
  for (const partition of deliveryPartitions(keyId)) while (!(await clearPartition(table, partition)));
}
