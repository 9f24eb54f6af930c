import { listEdits } from '#functions/data/history.ts';
import type { Table } from '#functions/data/table.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeHistory } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { anyAdmin } from '#shared/domain/visibility.ts';

/** With what the newest edit changed, by its field. */
export async function changedMeanwhile(table: Table, code: string): Promise<ApiError> {
  const [zarCode, edits] = await Promise.all([getZarCode(table, code, true), listEdits(table, code)]);
  const [newest] = zarCode === null ? [] : serializeHistory(zarCode, edits, anyAdmin);
  const fields = Object.fromEntries(
    Object.entries(newest?.to ?? {}).map(([name, value]) => [name, `This is now “${value}”.`]),
  );
  return new ApiError(
    'edit_conflict',
    'Somebody else changed this ZarCode in the meantime. Your changes were not saved. Please load the current version.',
    { fields },
  );
}
