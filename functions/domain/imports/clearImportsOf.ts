import { clearImports, clearResults, deleteImport, listImportIds } from '#functions/data/erasedImports.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const max = 10;

/**
 * Deletes some imports of a creator, with their results and the rows, which are files. The job that makes codes of them
 * stops: it writes an import only where it is.
 * @returns whether these were all
 */
export async function clearImportsOf(
  { table, importRows }: Pick<Dependencies<'importRows'>, 'table' | 'importRows'>,
  creatorId: string,
): Promise<boolean> {
  const ids = await listImportIds(table, creatorId, max);
  for (const id of ids) {
    await importRows.delete(id);
    while (!(await clearResults(table, id)));
    await deleteImport(table, { creatorId, id });
  }
  return ids.length < max && (await clearImports(table, creatorId));
}
