import { keepForPerson } from '#functions/domain/users/keepForPerson.ts';
import { serializeAccount } from '#functions/domain/users/serializeAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.keepAccount', users.keepAccount, async ({ params, caller, deps }) => ({
  user: serializeAccount(await keepForPerson(deps, await caller.user(), params.id)),
}));
