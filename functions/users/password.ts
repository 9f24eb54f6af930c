import { writeAccountChange } from '#functions/data/accountChanges.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNoReset } from '#functions/data/resets.ts';
import { findAccount } from '#functions/domain/users/findAccount.ts';
import { saveAccount } from '#functions/domain/users/saveAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';

export const handler = handle('users.password', users.password, async ({ params, body, caller, deps }) => {
  const admin = await caller.user();
  const account = await findAccount(deps, admin, params.id, accountMessages.ownPassword);
  const passwordHash = await deps.passwords.hash(body.password);
  await saveAccount(deps, {
    admin,
    account,
    action: 'users.password',
    changes: [],
    writes: [
      writeAccountChange(account, { set: { passwordHash }, endsSessions: true }),
      writeNoReset(account.id),
      writeMail({
        id: deps.newId('mail'),
        to: account.id,
        createdAt: deps.now().toISOString(),
        content: { kind: 'passwordChanged' },
      }),
    ],
  });
  return { message: 'The password was set, and all sessions were ended.' };
});
