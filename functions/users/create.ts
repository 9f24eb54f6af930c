import { createAccount } from '#functions/domain/users/createAccount.ts';
import { serializeAccount } from '#functions/domain/users/serializeAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.create', users.create, async ({ body, caller, deps }) => ({
  user: serializeAccount(await createAccount(deps, await caller.user(), body)),
}));
