import { writeAccountChange } from '#functions/data/accountChanges.ts';
import { findAccount } from '#functions/domain/users/findAccount.ts';
import { saveAccount } from '#functions/domain/users/saveAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';

export const handler = handle('users.endSessions', users.endSessions, async ({ params, caller, deps }) => {
  const admin = await caller.user();
  const account = await findAccount(deps, admin, params.id, accountMessages.ownSessions);
  await saveAccount(deps, {
    admin,
    account,
    action: 'users.endSessions',
    changes: [],
    writes: [writeAccountChange(account, { set: {}, endsSessions: true })],
  });
  return { message: 'All sessions were ended.' };
});
