import { changeVisibility } from '#functions/domain/zarcodes/changeVisibility.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('zarcodes.setVisibility', zarcodes.setVisibility, async (input) => {
  const { params, body, caller, deps } = input;
  const owned = await requireGuardedByCaller(deps, caller, params.code);
  await rateLimit(deps, 'editAccount', caller.id);
  const { level, pin } = body;
  const { zarCode, hasPin } = await changeVisibility(deps, { zarCode: owned, level, pin });
  return { zarcode: formatCode(zarCode.code), level, hasPin, version: zarCode.version };
});
