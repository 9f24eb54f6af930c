import { writeAccountChange } from '#functions/data/accountChanges.ts';
import { findAccount } from '#functions/domain/users/findAccount.ts';
import { changedMeanwhile, saveAccount } from '#functions/domain/users/saveAccount.ts';
import { serializeAccount } from '#functions/domain/users/serializeAccount.ts';
import { handle } from '#functions/lib/handle.ts';
import { users } from '#shared/contract/users.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';

export const handler = handle('users.toggle', users.toggle, async ({ params, body, caller, deps }) => {
  const admin = await caller.user();
  const account = await findAccount(deps, admin, params.id, accountMessages.ownDisable);
  if (body.version !== undefined && body.version !== account.version) {
    throw await changedMeanwhile(deps, account);
  }
  const disabled = !account.disabled;
  const saved = await saveAccount(deps, {
    admin,
    account,
    action: 'users.toggle',
    changes: [{ field: 'disabled', from: account.disabled, to: disabled }],
    writes: [writeAccountChange(account, { set: { disabled }, endsSessions: disabled })],
  });
  return { user: serializeAccount(saved) };
});
