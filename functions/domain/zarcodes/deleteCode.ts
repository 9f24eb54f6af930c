import { writeChangeRequestDeleted } from '#functions/data/changeRequests.ts';
import { writeCodeUncounted } from '#functions/data/counts.ts';
import { ConditionFailed, TableBusy, transact } from '#functions/data/transact.ts';
import { getZarCode, writeTombstone, type ZarCode } from '#functions/data/zarcodes.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const maxAttempts = 5;

/**
 * Deletes a code for good, with its change request, and removes it from the counts, in one transaction. An edit that
 * came in between is deleted with it.
 * @throws 404 where it was deleted or lost its owner meanwhile.
 */
export async function deleteCode(deps: Dependencies, zarCode: ZarCode, attempt = 1): Promise<void> {
  const { table, now } = deps;
  try {
    await transact(table, [
      writeTombstone(zarCode, now().toISOString()),
      ...writeCodeUncounted(zarCode),
      writeChangeRequestDeleted(zarCode.ownerId, zarCode.code),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const current = await getZarCode(table, zarCode.code, true);
    if (current === null || current.ownerId !== zarCode.ownerId) throw zarCodeNotFound();
    if (attempt === maxAttempts) throw new TableBusy(`${maxAttempts} edits came before a deletion`);
    await deleteCode(deps, current, attempt + 1);
  }
}
