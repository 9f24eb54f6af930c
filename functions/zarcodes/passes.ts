import { listAccess } from '#functions/data/access.ts';
import { liveSlip } from '#functions/domain/claims/liveSlip.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { serializePasses } from '#functions/domain/zarcodes/serializePass.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { levelOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.passes', zarcodes.passes, async ({ params, caller, deps }) => {
  const [zarCode, access] = await Promise.all([
    requireGuardedByCaller(deps, caller, params.code),
    listAccess(deps.table, { code: params.code, ownerId: caller.id }),
  ]);
  const now = deps.now();
  const { hasPin, claimSlip } = access;
  const slip = liveSlip(claimSlip, zarCode, now);
  const passes = serializePasses(access, now);
  return { level: levelOf(zarCode), hasPin, passes, ...(slip && { claimSlip: slip }) };
});
