import { findUserByEmail } from '#functions/data/users.ts';
import { createCreator } from '#functions/domain/creators/createCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { unknownAccount } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.create', creators.create, async ({ body, deps }) => {
  const { userEmail, ...fields } = body;
  const holder = await findUserByEmail(deps.table, userEmail);
  if (holder === null) throw unknownAccount();
  return serializeCreatorProfile(await createCreator(deps, holder, fields));
});
