import { getCurrentPrice, listPriceVersions } from '#functions/data/prices.ts';
import { serializePrices } from '#functions/domain/prices/serializePrices.ts';
import { handle } from '#functions/lib/handle.ts';
import { prices } from '#shared/contract/prices.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('prices.list', prices.list, async ({ deps }) => {
  const [current, versions] = await Promise.all([getCurrentPrice(deps.table), listPriceVersions(deps.table)]);
  const total = versions.length;
  return {
    current: { amount: amountString(current.amountCents) },
    prices: await serializePrices(deps, versions, current.versionId),
    // There are few enough for one page.
    pagination: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 },
  };
});
