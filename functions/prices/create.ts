import { preparePrice } from '#functions/domain/prices/preparePrice.ts';
import { serializePrice } from '#functions/domain/prices/serializePrices.ts';
import { handle } from '#functions/lib/handle.ts';
import { prices } from '#shared/contract/prices.ts';

export const handler = handle('prices.create', prices.create, async ({ body, caller, deps }) => {
  const price = await preparePrice(deps, {
    amountCents: body.amount,
    percentOff: body.percentOff,
    adminId: caller.id,
  });
  return serializePrice(deps, price, undefined);
});
