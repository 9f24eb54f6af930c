import { listEdits } from '#functions/data/history.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeHistory } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canSeeHistory } from '#shared/domain/can.ts';

export const handler = handle('zarcodes.history', zarcodes.history, async ({ params, caller, deps }) => {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code)]);
  if (zarCode === null || !canSeeHistory(user, zarCode)) throw zarCodeNotFound();
  return { history: [...serializeHistory(zarCode, await listEdits(deps.table, zarCode.code), { user })] };
});
