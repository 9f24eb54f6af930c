import { serializeAccount } from '#functions/domain/users/serializeAccount.ts';
import { updateAccount } from '#functions/domain/users/updateAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.update', users.update, async ({ params, body, caller, deps }) => ({
  user: serializeAccount(await updateAccount(deps, await caller.user(), params.id, body)),
}));
