import { changedMeanwhile } from '#functions/domain/adminZarcodes/changedMeanwhile.ts';
import { requireCode } from '#functions/domain/adminZarcodes/requireCode.ts';
import { withOwner } from '#functions/domain/adminZarcodes/serializeAdminCode.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { editCode } from '#functions/domain/zarcodes/editCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminZarcodes } from '#shared/contract/adminZarcodes.ts';

export const handler = handle('adminZarcodes.update', adminZarcodes.update, async (input) => {
  const { params, body, caller, deps } = input;
  const { version, ...fields } = body;
  const place = acceptPlace(fields);
  const [editor, zarCode] = await Promise.all([caller.user(), requireCode(deps.table, params.code)]);
  try {
    const action = 'adminZarcodes.update';
    return await withOwner(deps, await editCode(deps, { editor, zarCode, place, version, action }));
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'edit_conflict';
    throw isConflict ? await changedMeanwhile(deps.table, params.code) : error;
  }
});
