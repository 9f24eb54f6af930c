import { listAccess } from '#functions/data/access.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { serializePasses } from '#functions/domain/zarcodes/serializePass.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { levelOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.passes', zarcodes.passes, async ({ params, caller, deps }) => {
  const [zarCode, access] = await Promise.all([
    requireGuardedByCaller(deps, caller, params.code),
    listAccess(deps.table, params.code),
  ]);
  const passes = serializePasses(access, deps.now());
  return { level: levelOf(zarCode), hasPin: access.hasPin, passes };
});
