import { checkNeverCounted } from '#functions/data/counts.ts';
import { writeClaimReleased } from '#functions/data/creatorClaims.ts';
import { type Creator, getCreator, writeCreatorDeleted } from '#functions/data/creators.ts';
import { writeFormerCreator } from '#functions/data/formers.ts';
import { ConditionFailed, TableBusy, transact, type Write } from '#functions/data/transact.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const maxAttempts = 25;

/**
 * Deletes a profile; its codes stay. The slugs and the prefix of a creator who ever made a code are never given to
 * another one: a printed address must not lead to somebody else.
 * @param alsoWrite what belongs into the same transaction
 * @throws 404
 */
export async function deleteCreator(
  deps: Dependencies,
  id: string,
  alsoWrite: (creator: Creator) => readonly Write[] = () => [],
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const creator = await getCreator(deps.table, id);
    if (creator === null) throw creatorNotFound();
    const also = alsoWrite(creator);
    const isDone =
      (await deleted(deps, creator, 'withClaims', also)) ||
      (await deleted(deps, creator, 'profileOnly', also));
    if (isDone) return;
  }
  throw new TableBusy('Gave up on a creator');
}

/** @returns false where it was changed meanwhile, or has made codes */
async function deleted(
  { table }: Dependencies,
  creator: Creator,
  what: 'withClaims' | 'profileOnly',
  also: readonly Write[],
): Promise<boolean> {
  const { id, userId, slugs, uniquePrefix } = creator;
  const claims = [
    checkNeverCounted(id),
    ...slugs.map((slug) => writeClaimReleased('slug', slug, id)),
    ...(uniquePrefix === '' ? [] : [writeClaimReleased('prefix', uniquePrefix, id)]),
  ];
  try {
    await transact(table, [
      writeCreatorDeleted(creator),
      writeClaimReleased('holder', userId, id),
      writeFormerCreator(
        userId,
        what === 'withClaims' ? { id, displayName: '', slugs: [], uniquePrefix: '' } : creator,
      ),
      ...(what === 'withClaims' ? claims : []),
      ...also,
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
