import { listEdits } from '#functions/data/history.ts';
import type { Table } from '#functions/data/table.ts';
import { ApiError } from '#functions/lib/apiError.ts';

/** With what the newest edit changed, by its field. */
export async function changedMeanwhile(table: Table, code: string): Promise<ApiError> {
  const [newest] = await listEdits(table, code);
  const fields = Object.fromEntries(
    Object.entries(newest?.to ?? {}).map(([name, value]) => [name, `This is now “${value}”.`]),
  );
  return new ApiError(
    'edit_conflict',
    'Somebody else changed this ZarCode in the meantime. Your changes were not saved. Please load the current version.',
    { fields },
  );
}
