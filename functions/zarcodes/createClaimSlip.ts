import { makeClaimSlip } from '#functions/domain/claims/makeClaimSlip.ts';
import { requireHandedOnByCaller } from '#functions/domain/claims/requireHandedOnByCaller.ts';
import { requirePasswordForMany } from '#functions/domain/claims/requirePasswordForMany.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

// Without an Idempotency-Key: the saved response would have the word, of which only a hash is stored.
export const handler = handle('zarcodes.createClaimSlip', zarcodes.createClaimSlip, async (input) => {
  const { params, body, caller, deps } = input;
  const zarCode = await requireHandedOnByCaller(deps, caller, params.code);
  await rateLimit(deps, 'slipAccount', caller.id);
  await requirePasswordForMany(deps, await caller.user(), body?.password);
  return makeClaimSlip(deps, zarCode);
});
