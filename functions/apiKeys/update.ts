import { readUsage } from '#functions/data/apiUsage.ts';
import { changeKey } from '#functions/domain/apiKeys/changeKey.ts';
import { listedDays, serializeAdminKey } from '#functions/domain/apiKeys/serializeKey.ts';
import { readPeople } from '#functions/domain/users/readPeople.ts';
import { handle } from '#functions/lib/handle.ts';
import { apiKeys } from '#shared/contract/apiKeys.ts';

export const handler = handle('apiKeys.update', apiKeys.update, async ({ params, body, caller, deps }) => {
  const key = await changeKey(deps, { id: params.id, adminId: caller.id, changes: body });
  const [people, usage] = await Promise.all([
    readPeople(deps, [key.userId]),
    readUsage(deps.table, key.id, listedDays),
  ]);
  return serializeAdminKey(key, { usage, people, now: deps.now() });
});
