import { deleteWebhook } from '#functions/domain/webhooks/deleteWebhook.ts';
import { requireOwnWebhook } from '#functions/domain/webhooks/ownWebhook.ts';
import { handle } from '#functions/lib/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle('webhooks.delete', webhooks.delete, async ({ params, caller, deps }) => {
  const { keyId } = await requireOwnWebhook(deps, caller.id, params.id);
  await deleteWebhook(deps.table, keyId);
  return { id: keyId };
});
