import { getCreator } from '#functions/data/creators.ts';
import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { heldBefore } from '#functions/domain/creators/formerCreators.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { runBeside } from '#functions/lib/runBeside.ts';
import { creators } from '#shared/contract/creators.ts';
import { canSeeInactiveCreator } from '#shared/domain/can.ts';
import { type Viewer, viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('creators.codes', creators.codes, async (input) => {
  const { params, query, caller, clientIp, deps } = input;
  const isPrivate = query.level === 'private';
  const allowed = requireVisible(deps, params.id, caller);
  const { items, pagination } = await runBeside(allowed, async () => {
    if (isPrivate) {
      const { viewer, ownerId } = await allowed;
      // Not even how many there are.
      if (viewOf({ ownerId, visibility: 'private' }, viewer) === 'nothing') return pageOf([], query);
    }
    return codesOfCreator(deps, params.id, { ...query, clientIp, isPrivate });
  });
  const { viewer, ownerId } = await allowed;
  return { zarCodes: items.flatMap((card) => serializeCard({ ...card, ownerId }, viewer)), pagination };
});

/** Who looks, and whose codes they are. @throws 404 */
async function requireVisible(
  deps: Dependencies,
  id: string,
  caller: Caller | null,
): Promise<{ viewer: Viewer; ownerId: string }> {
  const [creator, user = null] = await Promise.all([getCreator(deps.table, id), caller?.session()]);
  if (creator?.isActive === true) return { viewer: { user }, ownerId: creator.userId };
  if (user !== null && creator !== null && canSeeInactiveCreator(user, creator))
    return { viewer: { user }, ownerId: creator.userId };
  if (user !== null && creator === null && (await heldBefore(deps, user.id, id)))
    return { viewer: { user }, ownerId: user.id };
  throw creatorNotFound();
}
