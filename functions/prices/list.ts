import { countPriceVersions, getCurrentPrice, pageOfPriceVersions } from '#functions/data/prices.ts';
import { listLimit, paginationOf, placeOfQuery } from '#functions/domain/lists/timeList.ts';
import { serializePrices } from '#functions/domain/prices/serializePrices.ts';
import { handle } from '#functions/lib/handle.ts';
import { prices } from '#shared/contract/prices.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('prices.list', prices.list, async ({ query, deps }) => {
  const [current, total, { versions, ...found }] = await Promise.all([
    getCurrentPrice(deps.table),
    countPriceVersions(deps.table),
    pageOfPriceVersions(deps.table, placeOfQuery(query, listLimit)),
  ]);
  return {
    current: { amount: amountString(current.amountCents), percentOff: current.percentOff },
    prices: await serializePrices(deps, versions, current.versionId),
    pagination: paginationOf(query, found, { total }),
  };
});
