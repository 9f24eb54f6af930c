import { getCreator } from '#functions/data/creators.ts';
import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { heldBefore } from '#functions/domain/creators/formerCreators.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';
import { canSeeInactiveCreator } from '#shared/domain/can.ts';

export const handler = handle('creators.codes', creators.codes, async (input) => {
  const { params, query, caller, clientIp, deps } = input;
  const creator = await getCreator(deps.table, params.id);
  if (creator?.isActive !== true) {
    const user = await caller?.session();
    const maySee =
      user && (creator ? canSeeInactiveCreator(user, creator) : await heldBefore(deps, user.id, params.id));
    if (!maySee) throw creatorNotFound();
  }
  const { items, pagination } = await codesOfCreator(deps, params.id, { ...query, clientIp });
  return { zarCodes: items.map(serializeCard), pagination };
});
