import { listOwnedCodes } from '#functions/data/zarcodes.ts';
import { presentCard } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.recent', zarcodes.recent, async ({ query, caller, services }) => {
  const newest = await listOwnedCodes(services.table, caller.id, query.limit);
  return { zarCodes: newest.map(presentCard) };
});
