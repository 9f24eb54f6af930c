import { getZarCode } from '#functions/data/zarcodes.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { editCode } from '#functions/domain/zarcodes/editCode.ts';
import { serializeForEditor } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canEditCode } from '#shared/domain/can.ts';

export const handler = handle('zarcodes.update', zarcodes.update, async ({ params, body, caller, deps }) => {
  const [editor, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
  if (zarCode === null || !canEditCode(editor, zarCode)) throw zarCodeNotFound();
  await rateLimit(deps, 'editAccount', caller.id);
  const { version } = body;
  const action = 'zarcodes.update';
  const edited = await editCode(deps, { editor, zarCode, place: await acceptPlace(body), version, action });
  return serializeForEditor(edited, editor);
});
