import { changeOwnWebhook } from '#functions/domain/webhooks/ownWebhook.ts';
import { serializeWebhook } from '#functions/domain/webhooks/serializeWebhook.ts';
import { handle } from '#functions/lib/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle('webhooks.resume', webhooks.resume, async ({ params, caller, deps }) => {
  const now = deps.now();
  const own = { userId: caller.id, keyId: params.id };
  const webhook = await changeOwnWebhook(deps, own, (found) => {
    if (found.pausedAt === undefined) return null;
    const { pausedAt: _, failingSince: __, ...rest } = found;
    return { ...rest, resumedAt: now.toISOString(), dueAt: now.toISOString() };
  });
  return serializeWebhook(webhook, now);
});
