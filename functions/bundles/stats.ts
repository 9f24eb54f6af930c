import { listBundles } from '#functions/data/bundles.ts';
import { handle } from '#functions/lib/handle.ts';
import { bundles } from '#shared/contract/bundles.ts';

export const handler = handle('bundles.stats', bundles.stats, async ({ caller, deps }) => {
  const owned = await listBundles(deps.table, caller.id);
  const totalZarcodes = owned.reduce((sum, { total }) => sum + total, 0);
  const remainingZarcodes = owned.reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    bundles: owned.length,
    totalZarcodes,
    usedZarcodes: totalZarcodes - remainingZarcodes,
    remainingZarcodes,
  };
});
