import { clearPartition } from '#functions/data/partitions.ts';
import { clearSaved } from '#functions/data/savedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { webhookPartition } from '#functions/data/webhooks.ts';
import { deleteWebhook } from './deleteWebhook.ts';

/** What a key had goes with it: the codes that it saved, and its webhook with all that waits. */
export async function clearKey(table: Table, keyId: string): Promise<void> {
  while (!(await clearSaved(table, keyId)));
  await deleteWebhook(table, keyId);
  // Alone by then: it says that there is something to clear.
  while (!(await clearPartition(table, webhookPartition(keyId))));
}
