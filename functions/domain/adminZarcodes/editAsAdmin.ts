import type { PinnedPlace } from '#functions/data/place.ts';
import type { User } from '#functions/data/users.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { editCode } from '#functions/domain/zarcodes/editCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

interface AdminEdit {
  readonly editor: User;
  readonly zarCode: ZarCode;
  readonly place: PinnedPlace;
  readonly version: number | undefined;
}

/** @throws what `editCode` does; where another edit came first, with what it changed. */
export async function editAsAdmin(deps: Dependencies, edit: AdminEdit): Promise<ZarCode> {
  try {
    return await editCode(deps, { ...edit, action: 'adminZarcodes.update' });
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'edit_conflict';
    throw isConflict ? await changedMeanwhile(deps.table, edit.zarCode.code) : error;
  }
}
