import { getZarCode } from '#functions/data/zarcodes.ts';
import { deleteOwnCode } from '#functions/domain/zarcodes/deleteCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canDeleteCode } from '#shared/domain/can.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('zarcodes.delete', zarcodes.delete, async ({ params, caller, deps }) => {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
  if (zarCode === null || !canDeleteCode(user, zarCode)) throw zarCodeNotFound();
  await deleteOwnCode(deps, zarCode);
  return { zarcode: formatCode(zarCode.code) };
});
