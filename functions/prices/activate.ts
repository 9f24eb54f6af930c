import { activatePrice } from '#functions/domain/prices/activatePrice.ts';
import { serializePrice } from '#functions/domain/prices/serializePrices.ts';
import { handle } from '#functions/lib/handle.ts';
import { prices } from '#shared/contract/prices.ts';

export const handler = handle('prices.activate', prices.activate, async ({ params, body, caller, deps }) => {
  const { id } = params;
  const price = await activatePrice(deps, { id, adminId: caller.id, ...body });
  return serializePrice(deps, price, id);
});
