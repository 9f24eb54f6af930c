import { writeClaimReleased } from '#functions/data/creatorClaims.ts';
import { writeCreatorDeleted } from '#functions/data/creators.ts';
import { writePrefixErased, writeSlugErased } from '#functions/data/erasedClaims.ts';
import type { Erasure } from '#functions/data/erasures.ts';
import { type FormerCreator, listFormers, writeFormerCreator } from '#functions/data/formers.ts';
import { transactIfAllowed, type Write } from '#functions/data/transact.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Its name is in the slugs. Its id stays among what the person had, since it leads to the codes. */
function writeClaimsErased(userId: string, { id, slugs, uniquePrefix }: FormerCreator): Write[] {
  return [
    ...slugs.flatMap(writeSlugErased),
    ...(uniquePrefix === '' ? [] : [writePrefixErased(uniquePrefix)]),
    writeFormerCreator(userId, { id, displayName: '', slugs: [], uniquePrefix: '' }),
  ];
}

/** Before the codes: without a profile no more are made. Also what a profile that was deleted before left behind. */
export async function eraseCreators({ table }: Dependencies, { userId }: Erasure): Promise<'done' | 'more'> {
  const creator = await findHeldCreator(table, userId);
  if (creator !== null) {
    const isErased = await transactIfAllowed(table, [
      writeCreatorDeleted(creator),
      writeClaimReleased('holder', userId, creator.id),
      ...writeClaimsErased(userId, creator),
    ]);
    if (!isErased) return 'more';
  }
  const { creators } = await listFormers(table, userId);
  for (const former of creators.filter(
    ({ slugs, uniquePrefix }) => slugs.length > 0 || uniquePrefix !== '',
  )) {
    await transactIfAllowed(table, writeClaimsErased(userId, former));
  }
  return 'done';
}
