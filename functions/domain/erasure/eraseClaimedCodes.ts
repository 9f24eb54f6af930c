import * as z from 'zod';
import type { Erasure } from '#functions/data/erasures.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { readRecords } from '#functions/data/personalRecords.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeMakerErased, writeMakerOfDeletedErased } from '#functions/data/zarcodeChanges.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const Claimed = z.lazy(() => z.object({ code: z.string() }));

/** Codes that others have claimed stay theirs: only the name of who made them goes. */
export async function eraseClaimedCodes(
  { table }: Dependencies,
  { userId }: Erasure,
): Promise<'done' | 'more'> {
  const { records } = await readRecords(table, { kind: 'claimedCodes', who: userId }, null);
  for (const record of records) {
    const { code } = Claimed.parse(record);
    // Both are refused where it is deleted for good, or names nobody any more. Twice: its owner may undo the deletion in between.
    for (const write of [writeMakerErased, writeMakerOfDeletedErased, writeMakerErased])
      if (await transactIfAllowed(table, [write(code)])) break;
  }
  return (await clearPersonalItems(table, 'claimedCodes', userId)) ? 'done' : 'more';
}
