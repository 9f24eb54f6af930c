import type { Erasure } from '#functions/data/erasures.ts';
import { clearImageItems } from '#functions/data/images.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { getZarCode, listOwnedCodes, writeOwnerErased, writeTombstone } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const batch = 25;

/**
 * Deletes some of a person's codes, or takes their owner off them, as the person chose. Photos go in both cases: they
 * may show people, and nobody would be left to remove them.
 */
export async function eraseCodes(deps: Dependencies, { userId, codes }: Erasure): Promise<'done' | 'more'> {
  const owned = await listOwnedCodes(deps.table, userId, batch);
  for (const { code } of owned) {
    while (!(await clearImageItems(deps.table, code)));
    if (codes === 'release') await release(deps, code);
    // Refused where another run was faster.
    else await transactIfAllowed(deps.table, [writeOwnerErased(code, userId)]);
  }
  return owned.length < batch ? 'done' : 'more';
}

/** Without the counts, which are erased as a whole. */
async function release({ table, now }: Dependencies, code: string): Promise<void> {
  const zarCode = await getZarCode(table, code);
  if (zarCode === null) return;
  await transactIfAllowed(table, [writeTombstone(zarCode, now().toISOString())]);
}
