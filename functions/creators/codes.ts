import { getCreator } from '#functions/data/creators.ts';
import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';
import { canSeeInactiveCreator } from '#shared/domain/can.ts';

export const handler = handle('creators.codes', creators.codes, async (input) => {
  const { params, query, caller, clientIp, deps } = input;
  const creator = await getCreator(deps.table, params.id);
  if (creator === null) throw creatorNotFound();
  if (!creator.isActive) {
    const user = await caller?.session();
    if (!user || !canSeeInactiveCreator(user, creator)) throw creatorNotFound();
  }
  const { items, pagination } = await codesOfCreator(deps, creator.id, { ...query, clientIp });
  return { zarCodes: items.map(serializeCard), pagination };
});
