import { overlapEnd } from '#functions/data/secrets.ts';
import { drawWebhookSecret } from '#functions/domain/webhooks/drawSecret.ts';
import { changeOwnWebhook } from '#functions/domain/webhooks/ownWebhook.ts';
import { handle } from '#functions/lib/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import { secretOverlapHours } from '#shared/domain/webhooks.ts';

export const handler = handle('webhooks.rotate', webhooks.rotate, async ({ params, caller, deps }) => {
  const secret = drawWebhookSecret(deps);
  const until = overlapEnd(deps.now(), secretOverlapHours);
  await changeOwnWebhook(deps, { userId: caller.id, keyId: params.id }, (webhook) => ({
    ...webhook,
    secret,
    formerSecret: { secret: webhook.secret, until },
  }));
  return { secret, overlapEndsAt: until };
});
