import type { Erasure } from '#functions/data/erasures.ts';
import { listFormers } from '#functions/data/formers.ts';
import { clearResults } from '#functions/data/importResults.ts';
import { clearImports, deleteImport, listImportIds } from '#functions/data/imports.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { type Outcome, outcome } from './step.ts';

const max = 10;

/** With the rows, which are files. The job that makes codes of them stops: it writes an import only where it is. */
export async function eraseImports(
  { table, importRows }: Dependencies<'importRows'>,
  { userId }: Erasure,
): Promise<Outcome> {
  const { creators } = await listFormers(table, userId);
  let isAll = true;
  for (const { id: creatorId } of creators) {
    const ids = await listImportIds(table, creatorId, max);
    for (const id of ids) {
      await importRows.delete(id);
      while (!(await clearResults(table, id)));
      await deleteImport(table, { creatorId, id });
    }
    isAll = ids.length < max && (await clearImports(table, creatorId)) && isAll;
  }
  return outcome(isAll);
}
