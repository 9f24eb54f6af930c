import { writeChangeRequestDeleted } from '#functions/data/changeRequests.ts';
import { writeCodeUncounted } from '#functions/data/counts.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { writeTombstone, type ZarCode } from '#functions/data/zarcodes.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/**
 * Deletes a code for good, with its change request, and removes it from the counts, in one transaction.
 * @throws 404 where it was changed or deleted meanwhile.
 */
export async function deleteCode({ table, now }: Dependencies, zarCode: ZarCode): Promise<void> {
  try {
    await transact(table, [
      writeTombstone(zarCode, now().toISOString()),
      ...writeCodeUncounted(zarCode),
      writeChangeRequestDeleted(zarCode.ownerId, zarCode.code),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? zarCodeNotFound() : error;
  }
}
