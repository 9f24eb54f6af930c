import { type ApiKey, getApiKey } from '#functions/data/apiKeys.ts';
import { ConditionFailed, transact, type Write } from '#functions/data/transact.ts';
import { getWebhook, type Webhook, writeWebhook } from '#functions/data/webhooks.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

export interface OwnKey {
  readonly userId: string;
  readonly keyId: string;
}

const noWebhook = () => new ApiError('not_found', 'This key has no webhook.');

/** @throws 404 for a key that is not the person's */
export async function requireOwnKey({ table }: Dependencies, userId: string, keyId: string): Promise<ApiKey> {
  const key = await getApiKey(table, keyId);
  if (key?.userId !== userId) throw new ApiError('not_found', 'Key not found.');
  return key;
}

/** @throws 404 for a key that is not the person's, or has no webhook */
export async function requireOwnWebhook(deps: Dependencies, userId: string, keyId: string): Promise<Webhook> {
  const [, webhook] = await Promise.all([requireOwnKey(deps, userId, keyId), getWebhook(deps.table, keyId)]);
  if (webhook === null) throw noWebhook();
  return webhook;
}

/**
 * Changes a webhook, again from what it is by then where something was queued or somebody else was faster.
 * @param change null where there is nothing to change
 * @throws 404 as `requireOwnWebhook`
 */
export async function changeOwnWebhook(
  deps: Dependencies,
  { userId, keyId }: OwnKey,
  change: (webhook: Webhook) => Webhook | null,
  alsoWrite: readonly Write[] = [],
): Promise<Webhook> {
  await requireOwnKey(deps, userId, keyId);
  for (;;) {
    const webhook = await getWebhook(deps.table, keyId);
    if (webhook === null) throw noWebhook();
    const to = change(webhook);
    if (to === null) return webhook;
    try {
      await transact(deps.table, [writeWebhook(to), ...alsoWrite]);
      return to;
    } catch (error) {
      const isStale = error instanceof ConditionFailed && error.labels.includes('webhook');
      if (!isStale) throw error;
    }
  }
}
