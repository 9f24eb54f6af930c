import { getZarCode } from '#functions/data/zarcodes.ts';
import { acceptGuide } from '#functions/domain/zarcodes/acceptGuide.ts';
import { changeGuide } from '#functions/domain/zarcodes/changeGuide.ts';
import { serializeForEditor } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canSetGuide } from '#shared/domain/can.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.setGuide', zarcodes.setGuide, async (input) => {
  const { params, body, caller, deps } = input;
  const [editor, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
  const mayEdit = zarCode !== null && canSetGuide(editor, zarCode);
  // Nor may an admin replace what they were not shown.
  if (!mayEdit || viewOf(zarCode, { user: editor }) !== 'whole') throw zarCodeNotFound();
  await rateLimit(deps, 'editAccount', caller.id);
  const { version, ...given } = body;
  const guide = await acceptGuide(deps.table, zarCode, given);
  return serializeForEditor(await changeGuide(deps, { editor, zarCode, guide, version }), editor);
});
