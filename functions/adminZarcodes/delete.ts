import { removeCode } from '#functions/domain/adminZarcodes/removeCode.ts';
import { requireCode } from '#functions/domain/adminZarcodes/requireCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('adminZarcodes.delete', adminZarcodes.delete, async (input) => {
  const { params, body, caller, deps } = input;
  const { reason, version } = body;
  const zarCode = await requireCode(deps.table, params.code, version);
  await removeCode(deps, { adminId: caller.id, zarCode, reason });
  return { zarcode: formatCode(zarCode.code) };
});
