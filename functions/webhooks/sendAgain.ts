import { sendAgain } from '#functions/domain/webhooks/sendAgain.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle('webhooks.sendAgain', webhooks.sendAgain, async ({ params, caller, deps }) => {
  await rateLimit(deps, 'webhookAccount', caller.id);
  await sendAgain(deps, { userId: caller.id, keyId: params.id }, params.deliveryId);
  return { id: params.deliveryId };
});
