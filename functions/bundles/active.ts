import { listActiveBundles } from '#functions/data/bundles.ts';
import { serializeBundle } from '#functions/domain/bundles/serializeBundle.ts';
import { handle } from '#functions/lib/handle.ts';
import { bundles } from '#shared/contract/bundles.ts';

export const handler = handle('bundles.active', bundles.active, async ({ caller, deps }) => {
  const active = await listActiveBundles(deps.table, caller.id);
  return { bundles: active.map(serializeBundle) };
});
