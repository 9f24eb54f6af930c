import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { type ApiKey, writeNewApiKey } from '#functions/data/apiKeys.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { ApiError, sessionExpired } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { transactLimited } from '#functions/lib/rateLimit.ts';
import type { ApiKeyInput } from '#shared/contract/apiKeys.ts';
import { defaultDailyCalls, maxApiKeys, scopesOf } from '#shared/domain/apiKeys.ts';
import { drawKey } from './drawKey.ts';

/** @throws 422 where the person has as many as they may, 429 */
export async function createKey(
  deps: Dependencies,
  userId: string,
  { name, origins = [] }: ApiKeyInput,
): Promise<{ id: string; key: string }> {
  const id = deps.newId('key');
  const { key, hash } = drawKey(deps.randomBytes, id);
  const made: ApiKey = {
    id,
    userId,
    name,
    origins,
    scopes: [...scopesOf(origins)],
    hash,
    createdAt: deps.now().toISOString(),
    dailyCalls: defaultDailyCalls,
    disabled: false,
    version: 1,
  };
  const refusal = 'You have made many keys today. Please try again tomorrow.';
  try {
    await transactLimited(deps, { name: 'apiKeyAccount', who: userId, refusal }, [
      ...writeNewApiKey(made),
      checkAccountLives(userId),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.labels.includes('account')) throw sessionExpired();
    throw new ApiError('key_limit_reached', `You have ${maxApiKeys} keys. Please revoke one first.`);
  }
  return { id, key };
}
