import { findUserByEmail } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { makeCode } from '#functions/domain/adminZarcodes/makeCode.ts';
import { serializeAdminCode } from '#functions/domain/adminZarcodes/serializeAdminCode.ts';
import { unknownAccount } from '#functions/domain/auth/unknownAccount.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { handle } from '#functions/lib/handle.ts';
import { readSubmission, withIdempotency } from '#functions/lib/idempotency.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle('adminZarcodes.create', adminZarcodes.create, async (input) => {
  const { body, caller, idempotencyKey, deps } = input;
  const { userEmail, ...fields } = body;
  const place = await acceptPlace(fields);
  const owner = await findUserByEmail(deps.table, userEmail);
  if (owner === null) throw unknownAccount();
  const serialize = (zarCode: ZarCode) => serializeAdminCode(zarCode, owner);
  const request = ['adminZarcodes.create', body];
  const submission = await readSubmission(deps, { userId: caller.id, key: idempotencyKey, request });
  return withIdempotency(deps, submission, serialize, (alsoWrite) =>
    makeCode(deps, { adminId: caller.id, owner, place, alsoWrite }),
  );
});
