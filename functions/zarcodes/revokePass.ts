import { revokePass, serializePass } from '#functions/domain/zarcodes/passes.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle(
  'zarcodes.revokePass',
  zarcodes.revokePass,
  async ({ params, caller, deps }) => {
    const { code } = await requireGuardedByCaller(deps, caller, params.code);
    const { passes } = await revokePass(deps, code, params.id);
    const now = deps.now();
    return { passes: passes.map((pass) => serializePass(pass, now)) };
  },
);
