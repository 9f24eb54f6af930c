import { transact } from '#functions/data/transact.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeWholeCode } from '#functions/domain/adminZarcodes/serializeWholeCode.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle(
  'adminZarcodes.showPlace',
  adminZarcodes.showPlace,
  async ({ params, body, caller, deps }) => {
    const [user, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
    if (zarCode === null) throw zarCodeNotFound();
    // Before it is shown: where this fails, nothing is.
    await transact(deps.table, [
      auditEntry(deps, {
        actorId: caller.id,
        action: 'adminZarcodes.showPlace',
        target: { kind: 'zarcode', id: zarCode.code },
        userId: zarCode.ownerId,
        reason: body.reason,
        changes: [],
      }),
    ]);
    return serializeWholeCode(deps, zarCode, Promise.resolve({ user, isAudited: true }));
  },
  { images: createImageStore },
);
