import { checkAccountLives } from '#functions/data/accountEnd.ts';
import { writeChangeRequestRestored } from '#functions/data/changeRequests.ts';
import { writeCodeCounted } from '#functions/data/counts.ts';
import { type DeletedCode, getDeletedCode, writeRestored } from '#functions/data/deletedCodes.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canDeleteCode } from '#shared/domain/can.ts';
import { restoreMessages } from '#shared/domain/deletedCodes.ts';

/**
 * Undoes the deletion of a code: it is found, listed and counted as before. The person's limit does not count here,
 * since the code was theirs a moment ago.
 * @throws 404 for somebody else's, 422 where it is not deleted or deleted for good.
 */
export async function restoreCode(deps: Dependencies, owner: User, code: string): Promise<ZarCode> {
  const deleted = await getDeletedCode(deps.table, code);
  const isUnknown = deleted === null || (deleted.hidden && deleted.restorable === null);
  if (isUnknown) return refuse(deps, owner, code);
  const restored = requireRestorable(deleted, owner, deps.now());
  const { restorable } = deleted;
  const isWritten = await transactIfAllowed(deps.table, [
    writeRestored(restored, deleted),
    ...writeCodeCounted(restored),
    ...(restorable?.changeRequest ? [writeChangeRequestRestored(restorable.changeRequest)] : []),
    checkAccountLives(owner.id),
  ]);
  return isWritten ? restored : refuse(deps, owner, code);
}

/** @returns the code as it will be, under a new version */
function requireRestorable({ restorable, version }: DeletedCode, owner: User, now: Date): ZarCode {
  if (restorable === null) throw new ApiError('restore_closed', restoreMessages.tooLate);
  if (!canDeleteCode(owner, restorable.zarCode)) throw zarCodeNotFound();
  if (now.toISOString() > restorable.until) throw new ApiError('restore_closed', restoreMessages.tooLate);
  return { ...restorable.zarCode, version: version + 1 };
}

/** Where there is nothing to restore, or another call was faster. */
async function refuse({ table }: Dependencies, owner: User, code: string): Promise<never> {
  const zarCode = await getZarCode(table, code, true);
  if (zarCode !== null && canDeleteCode(owner, zarCode)) {
    throw new ApiError('not_deleted', restoreMessages.notDeleted);
  }
  throw zarCodeNotFound();
}
