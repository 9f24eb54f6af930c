import { listOwnedCodes } from '#functions/data/zarcodes.ts';
import { pageOf, selectCodes } from '#functions/domain/zarcodes/selectCodes.ts';
import { serializeCard } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.list', zarcodes.list, async ({ query, caller, deps }) => {
  const owned = await listOwnedCodes(deps.table, caller.id);
  const { items, pagination } = pageOf(selectCodes(owned, query), query);
  return { zarCodes: items.map(serializeCard), pagination };
});
