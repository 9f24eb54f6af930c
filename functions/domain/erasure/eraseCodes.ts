import { writeTombstone } from '#functions/data/deletedCodes.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { clearImageItems } from '#functions/data/images.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { readRecords } from '#functions/data/personalRecords.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeOwnerErased } from '#functions/data/zarcodeChanges.ts';
import { parseZarCode, privateListOf } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { isPublic } from '#shared/domain/visibility.ts';

/**
 * Deletes some of a person's codes, also of those made as a creator, or takes their owner off them, as the person chose.
 * Photos go in both cases: they may show people, and nobody would be left to remove them. The counts are erased as a
 * whole.
 */
export async function eraseCodes(
  { table, now }: Dependencies,
  { userId, codes }: Erasure,
): Promise<'done' | 'more'> {
  const { creators } = await listFormers(table, userId);
  const pages = await Promise.all([
    readRecords(table, { kind: 'zarCodes', who: userId }, null),
    ...creators.flatMap(({ id }) =>
      [id, privateListOf(id)].map((who) => readRecords(table, { kind: 'creatorCodes', who }, null)),
    ),
  ]);
  let isRefused = false;
  for (const zarCode of pages.flatMap(({ records }) => records.map(parseZarCode))) {
    // The index still lists one that was erased a moment ago.
    if (zarCode === null) continue;
    while (!(await clearImageItems(table, zarCode.code)));
    // What it was before each edit.
    while (!(await clearPersonalItems(table, 'codeHistory', zarCode.code)));
    while (!(await clearPersonalItems(table, 'access', zarCode.code)));
    // Nobody would be left to whom a gate is suggested.
    while (!(await clearPersonalItems(table, 'visits', zarCode.code)));
    // Nobody would be left who could open one that is not public.
    const write =
      codes === 'release' || !isPublic(zarCode)
        ? writeTombstone(zarCode, now().toISOString())
        : writeOwnerErased(zarCode.code, userId);
    // Refused where another run was faster, or it was hidden in between.
    if (!(await transactIfAllowed(table, [write]))) isRefused = true;
    // The history of an edit that came in between. None comes later: the code has another version now.
    while (!(await clearPersonalItems(table, 'codeHistory', zarCode.code)));
  }
  return !isRefused && pages.every(({ next }) => next === null) ? 'done' : 'more';
}
