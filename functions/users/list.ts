import { listAccounts } from '#functions/domain/users/listAccounts.ts';
import { serializeListedAccount } from '#functions/domain/users/serializeAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.list', users.list, async ({ query, deps }) => {
  const { people, pagination } = await listAccounts(deps, query);
  return { users: people.map(serializeListedAccount), pagination };
});
