import { findUserByEmail } from '#functions/data/users.ts';
import { unknownAccount } from '#functions/domain/auth/unknownAccount.ts';
import { auditCreator } from '#functions/domain/creators/auditCreator.ts';
import { createCreator } from '#functions/domain/creators/createCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.create', creators.create, async ({ body, caller, deps }) => {
  const { userEmail, ...fields } = body;
  const holder = await findUserByEmail(deps.table, userEmail);
  if (holder === null) throw unknownAccount();
  const creator = await createCreator(deps, holder, fields, (after) =>
    auditCreator(deps, { actorId: caller.id, action: 'creators.create', before: null, after }),
  );
  return serializeCreatorProfile(creator);
});
