import { listAccess } from '#functions/data/access.ts';
import { serializePass } from '#functions/domain/zarcodes/passes.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { levelOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.passes', zarcodes.passes, async ({ params, caller, deps }) => {
  const [zarCode, { hasPin, passes }] = await Promise.all([
    requireGuardedByCaller(deps, caller, params.code),
    listAccess(deps.table, params.code),
  ]);
  const now = deps.now();
  return { level: levelOf(zarCode), hasPin, passes: passes.map((pass) => serializePass(pass, now)) };
});
