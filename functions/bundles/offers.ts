import { listBundles } from '#functions/data/bundles.ts';
import { getCounts } from '#functions/data/counts.ts';
import { getCurrentPrice } from '#functions/data/prices.ts';
import { getSettings } from '#functions/data/settings.ts';
import { handle } from '#functions/lib/handle.ts';
import { bundles } from '#shared/contract/bundles.ts';
import { bundleTotalCents, largeBundleSizes } from '#shared/domain/bundles.ts';
import { amountString } from '#shared/domain/money.ts';

export const handler = handle('bundles.offers', bundles.offers, async ({ caller, deps }) => {
  const { table, now } = deps;
  const [price, { maxCodesPerUser: maxCodes }, { ownCodes }, owned] = await Promise.all([
    getCurrentPrice(table),
    getSettings(table),
    getCounts(table, caller.id, now()),
    listBundles(table, caller.id),
  ]);
  const prepaid = owned.reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    price: amountString(price.amountCents),
    offers: largeBundleSizes.map((size) => ({
      size,
      percentOff: price.percentOff[`of${size}`],
      amount: amountString(bundleTotalCents(price, size)),
    })),
    maxCodes,
    room: Math.max(0, maxCodes - ownCodes - prepaid),
  };
});
