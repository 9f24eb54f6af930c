import { deleteAccount } from '#functions/domain/users/deleteAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.delete', users.delete, async ({ params, body, caller, deps }) => {
  await deleteAccount(deps, await caller.user(), { ...params, ...body });
  return { message: 'The account was deleted.' };
});
