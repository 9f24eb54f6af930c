import { clearPartition } from '#functions/data/partitions.ts';
import { clearSaved } from '#functions/data/savedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { deliveryPartitions } from '#functions/data/webhookDeliveries.ts';
import { webhookPartition } from '#functions/data/webhooks.ts';

/** What a key had goes with it: the codes that it saved, and its webhook with all that waits. */
export async function clearKey(table: Table, keyId: string): Promise<void> {
  while (!(await clearSaved(table, keyId)));
  // The last one says that there is something to clear.
  for (const partition of [...deliveryPartitions(keyId), webhookPartition(keyId)])
    while (!(await clearPartition(table, partition)));
}
