import { markVerified } from '#functions/domain/adminZarcodes/markVerified.ts';
import { requireCode } from '#functions/domain/adminZarcodes/requireCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('adminZarcodes.verify', adminZarcodes.verify, async (input) => {
  const { params, body, caller, deps } = input;
  const { verified, version: seen } = body;
  const zarCode = await requireCode(deps.table, params.code, seen);
  const version = await markVerified(deps, { adminId: caller.id, zarCode, verified });
  return { zarcode: formatCode(zarCode.code), verified, version };
});
