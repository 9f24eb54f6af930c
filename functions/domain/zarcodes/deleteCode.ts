import {
  getChangeRequest,
  writeChangeRequestDeleted,
  writeSeenChangeRequestDeleted,
} from '#functions/data/changeRequests.ts';
import { writeCodeUncounted } from '#functions/data/counts.ts';
import { writeTombstone } from '#functions/data/deletedCodes.ts';
import { erasedUserId } from '#functions/data/erased.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { restorableMs } from '#shared/domain/deletedCodes.ts';

const maxAttempts = 5;

/**
 * Deletes a code for good, with its change request, and removes it from the counts, in one transaction. An edit that
 * came in between is deleted with it.
 * @param alsoWrite what belongs into the same transaction; called again after an edit in between, which it may refuse
 * @throws 404 where it was deleted or lost its owner meanwhile.
 */
export function deleteCode(
  deps: Dependencies,
  zarCode: ZarCode,
  alsoWrite: (zarCode: ZarCode) => readonly Write[] = () => [],
): Promise<void> {
  return deleteWith(deps, zarCode, (current) => [
    ...deletionWrites(current, deps.now()),
    ...alsoWrite(current),
  ]);
}

/**
 * The same for an owner, who can undo it for a while: until then the code and its change request are stored in the
 * tombstone, and photos and history stay where they are.
 * @throws 404 where it was deleted or lost its owner meanwhile.
 */
export function deleteOwnCode(deps: Dependencies, zarCode: ZarCode): Promise<void> {
  const { table, now } = deps;
  return deleteWith(deps, zarCode, async (current) => {
    const { ownerId, code } = current;
    const changeRequest = await getChangeRequest(table, ownerId, code);
    const deletedAt = now();
    const until = new Date(deletedAt.getTime() + restorableMs).toISOString();
    return [
      writeTombstone(current, deletedAt.toISOString(), { until, zarCode: current, changeRequest }),
      ...writeCodeUncounted(current),
      writeSeenChangeRequestDeleted(ownerId, code, changeRequest),
    ];
  });
}

async function deleteWith(
  { table }: Dependencies,
  zarCode: ZarCode,
  writesOf: (current: ZarCode) => Write[] | Promise<Write[]>,
): Promise<void> {
  let current = zarCode;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      return await transact(table, await writesOf(current));
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    const newest = await getZarCode(table, zarCode.code, true);
    if (newest === null || newest.ownerId !== zarCode.ownerId) throw zarCodeNotFound();
    current = newest;
  }
  throw new TableBusy(`${maxAttempts} edits came before a deletion`);
}

/** Refused under the label `code` where it changed since it was read. */
export const deletionWrites = (zarCode: ZarCode, now: Date): Write[] => [
  writeTombstone(zarCode, now.toISOString()),
  // What was counted of an erased person is erased as well.
  ...(zarCode.ownerId === erasedUserId
    ? []
    : [...writeCodeUncounted(zarCode), writeChangeRequestDeleted(zarCode.ownerId, zarCode.code)]),
];
