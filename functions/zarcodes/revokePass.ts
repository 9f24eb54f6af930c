import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { revokePass } from '#functions/domain/zarcodes/revokePass.ts';
import { serializePasses } from '#functions/domain/zarcodes/serializePass.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle(
  'zarcodes.revokePass',
  zarcodes.revokePass,
  async ({ params, caller, deps }) => {
    const zarCode = await requireGuardedByCaller(deps, caller, params.code);
    return { passes: serializePasses(await revokePass(deps, zarCode, params.id), deps.now()) };
  },
);
