import { listActiveBundles } from '#functions/data/bundles.ts';
import { handle } from '#functions/lib/handle.ts';
import { bundles } from '#shared/contract/bundles.ts';

export const handler = handle('bundles.active', bundles.active, async ({ caller, services }) => {
  const active = await listActiveBundles(services.table, caller.id);
  return {
    bundles: active.map(({ id, total, remaining, createdAt }) => ({
      id,
      totalZarcodes: total,
      remainingZarcodes: remaining,
      createdAt,
    })),
  };
});
