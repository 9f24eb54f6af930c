import { requireHandedOnByCaller } from '#functions/domain/claims/requireHandedOnByCaller.ts';
import { revokeClaimSlip } from '#functions/domain/claims/revokeClaimSlip.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('zarcodes.revokeClaimSlip', zarcodes.revokeClaimSlip, async (input) => {
  const { params, caller, deps } = input;
  const { code } = await requireHandedOnByCaller(deps, caller, params.code);
  await revokeClaimSlip(deps, code);
  return { zarcode: formatCode(code) };
});
