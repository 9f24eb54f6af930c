import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { clearImageItems } from '#functions/data/images.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import {
  getZarCode,
  listCreatorCodes,
  listOwnedCodes,
  writeOwnerErased,
  writeTombstone,
} from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const batch = 25;
/** All codes were made before it, also by a clock that is ahead. */
const tomorrowMs = 86_400_000;

/**
 * Deletes some of a person's codes, also of those made as a creator, or takes their owner off them, as the person chose. Photos go in both cases: they
 * may show people, and nobody would be left to remove them.
 */
export async function eraseCodes(deps: Dependencies, { userId, codes }: Erasure): Promise<'done' | 'more'> {
  const { table } = deps;
  const { creators } = await listFormers(table, userId);
  const before = new Date(deps.now().getTime() + tomorrowMs);
  const lists = await Promise.all([
    listOwnedCodes(table, userId, batch),
    ...creators.map(({ id }) => listCreatorCodes(table, id, { before, skip: 0, max: batch })),
  ]);
  for (const { code } of lists.flat()) {
    while (!(await clearImageItems(table, code)));
    if (codes === 'release') await release(deps, code);
    // Refused where another run was faster.
    else await transactIfAllowed(table, [writeOwnerErased(code, userId)]);
  }
  return lists.every(({ length }) => length < batch) ? 'done' : 'more';
}

/** Without the counts, which are erased as a whole. */
async function release({ table, now }: Dependencies, code: string): Promise<void> {
  const zarCode = await getZarCode(table, code);
  if (zarCode === null) return;
  await transactIfAllowed(table, [writeTombstone(zarCode, now().toISOString())]);
}
