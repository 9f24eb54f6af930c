import { getCreator } from '#functions/data/creators.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { canSeeInactiveCreator } from '#shared/domain/can.ts';
import type { Viewer } from '#shared/domain/visibility.ts';
import { heldBefore } from './formerCreators.ts';

/** Who looks, and whose codes they are. @throws 404 */
export async function requireVisibleCreator(
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
