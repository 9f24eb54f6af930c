import { transactIfAllowed } from '#functions/data/transact.ts';
import { getWebhook, writeNewWebhook, writeWebhook } from '#functions/data/webhooks.ts';
import { drawWebhookSecret } from '#functions/domain/webhooks/drawSecret.ts';
import { requireOwnKey } from '#functions/domain/webhooks/ownWebhook.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

const forPages = () =>
  new ApiError(
    'key_for_pages',
    'This key is for the pages of a site, where everybody can read it. Please make a key without sites for your server: only such a key saves codes and has a webhook.',
  );

export const handler = handle('webhooks.set', webhooks.set, async ({ params, body, caller, deps }) => {
  const { table, now } = deps;
  const { url } = body;
  const keyId = params.id;
  const key = await requireOwnKey(deps, caller.id, keyId);
  if (key.origins.length > 0) throw forPages();
  const secret = drawWebhookSecret(deps);
  const created = { keyId, ownerId: caller.id, url, secret, createdAt: now().toISOString(), version: 1 };
  // Again where it was made, deleted or queued to meanwhile.
  for (;;) {
    const webhook = await getWebhook(table, keyId);
    const write = webhook === null ? writeNewWebhook(created) : writeWebhook({ ...webhook, url });
    if (await transactIfAllowed(table, [write])) return webhook === null ? { url, secret } : { url };
  }
});
