import { listOwnedCodes } from '#functions/data/zarcodes.ts';
import { presentCard } from '#functions/domain/serialize.ts';
import { pageOf, selectCodes } from '#functions/domain/zarcodes/selectCodes.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.list', zarcodes.list, async ({ query, caller, services }) => {
  const owned = await listOwnedCodes(services.table, caller.id);
  const { items, pagination } = pageOf(selectCodes(owned, query), query);
  return { zarCodes: items.map(presentCard), pagination };
});
