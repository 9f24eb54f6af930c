import { requireCode } from '#functions/domain/adminZarcodes/requireCode.ts';
import { setLevel } from '#functions/domain/adminZarcodes/setLevel.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('adminZarcodes.setVisibility', adminZarcodes.setVisibility, async (input) => {
  const { params, body, caller, deps } = input;
  const { level, reason, version: seen } = body;
  const zarCode = await requireCode(deps.table, params.code, seen);
  const { version } = await setLevel(deps, { adminId: caller.id, zarCode, level, reason });
  return { zarcode: formatCode(zarCode.code), level, version };
});
