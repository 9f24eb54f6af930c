import { type Export, getExport } from '#functions/data/exports.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** @throws 404 */
export async function findExport({ table }: Pick<Dependencies, 'table'>, id: string): Promise<Export> {
  const found = await getExport(table, id);
  if (found === null) throw new ApiError('not_found', 'Export not found');
  return found;
}
