import { editAsAdmin } from '#functions/domain/adminZarcodes/editAsAdmin.ts';
import { requireCode } from '#functions/domain/adminZarcodes/requireCode.ts';
import { withOwner } from '#functions/domain/adminZarcodes/serializeAdminCode.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle('adminZarcodes.update', adminZarcodes.update, async (input) => {
  const { params, body, caller, deps } = input;
  const { version, ...fields } = body;
  const place = await acceptPlace(fields);
  const [editor, zarCode] = await Promise.all([caller.user(), requireCode(deps.table, params.code)]);
  return withOwner(deps, await editAsAdmin(deps, { editor, zarCode, place, version }));
});
