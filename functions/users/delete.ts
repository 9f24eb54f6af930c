import { deleteAccount } from '#functions/domain/users/deleteAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/logger.ts';
import { users } from '#shared/contract/users.ts';

export const handler = handle('users.delete', users.delete, async ({ params, body, caller, deps }) => {
  await deleteAccount(deps, await caller.user(), { ...params, ...body });
  // The id names nobody any more. It is needed after a restore of the table (docs/runbook.md).
  log().info('account erased', { userId: params.id, codes: body.codes });
  return { message: 'The account was deleted.' };
});
