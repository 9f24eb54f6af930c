import { listOwnedCodes } from '#functions/data/ownedCodes.ts';
import { serializeOwnCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.recent', zarcodes.recent, async ({ query, caller, deps }) => {
  const newest = await listOwnedCodes(deps.table, caller.id, query.limit);
  return { zarCodes: newest.map(serializeOwnCard) };
});
