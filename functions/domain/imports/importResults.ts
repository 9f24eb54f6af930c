import { type ImportResult, listResults } from '#functions/data/importResults.ts';
import type { Import } from '#functions/data/imports.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { imports } from '#shared/contract/imports.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { formatCode } from '#shared/domain/code.ts';
import { type ImportProblem, importProblems } from '#shared/domain/imports.ts';
import { readRows } from './storedRows.ts';

type RowResult = RouteResponse<ReturnType<typeof imports.results>>['results'][number];

const becauseOf = (row: number, problem: ImportProblem): RowResult => ({
  row,
  problem,
  message: importProblems[problem],
});

const made = ({ row, code, problem, undone }: ImportResult): RowResult =>
  code === undefined
    ? becauseOf(row, problem ?? 'duplicate')
    : { row, zarcode: formatCode(code), ...(undone && { undone }) };

/** What became of each row that something has become of. Why the check refused some is known for a week. */
export async function importResults(
  { table, importRows }: Dependencies<'importRows'>,
  imported: Import,
): Promise<RowResult[]> {
  const [results, stored] = await Promise.all([
    listResults(table, imported.id),
    readRows(importRows, imported.id),
  ]);
  const skips = imported.duplicates === 'skip';
  const leftOut = (stored?.rows ?? []).flatMap(({ row, near }) =>
    skips && near !== undefined ? [becauseOf(row, near)] : [],
  );
  return [...(stored?.faulty ?? []), ...leftOut, ...results.map(made)].toSorted((a, b) => a.row - b.row);
}
