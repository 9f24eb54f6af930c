import { getApiKeys, listKeyIds } from '#functions/data/apiKeys.ts';
import { readUsage } from '#functions/data/apiUsage.ts';
import { serializeKey } from '#functions/domain/apiKeys/serializeKey.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.list', apiKeys.list, async ({ caller, deps }) => {
  const ids = await listKeyIds(deps.table, caller.id);
  const [keys, usage] = await Promise.all([
    getApiKeys(deps.table, ids),
    Promise.all(ids.map(async (id) => [id, await readUsage(deps.table, id, 1)] as const)),
  ]);
  const usageOf = new Map(usage);
  return { keys: keys.map((key) => serializeKey(key, usageOf.get(key.id) ?? [], deps.now())) };
});
