import { getCreator } from '#functions/data/creators.ts';
import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { heldBefore } from '#functions/domain/creators/formerCreators.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import type { Caller } from '#functions/lib/caller.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { runBeside } from '#functions/lib/runBeside.ts';
import { creators } from '#shared/contract/creators.ts';
import { canSeeInactiveCreator } from '#shared/domain/can.ts';

export const handler = handle('creators.codes', creators.codes, async (input) => {
  const { params, query, caller, clientIp, deps } = input;
  const { items, pagination } = await runBeside(requireVisible(deps, params.id, caller), () =>
    codesOfCreator(deps, params.id, { ...query, clientIp }),
  );
  return { zarCodes: items.map(serializeCard), pagination };
});

/** @throws 404 */
async function requireVisible(deps: Dependencies, id: string, caller: Caller | null): Promise<void> {
  const creator = await getCreator(deps.table, id);
  if (creator?.isActive === true) return;
  const user = await caller?.session();
  const maySee =
    user && (creator ? canSeeInactiveCreator(user, creator) : await heldBefore(deps, user.id, id));
  if (!maySee) throw creatorNotFound();
}
