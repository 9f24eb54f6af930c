import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { importProblems } from '#shared/domain/imports.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { csvText } from '#web/files/csvText.ts';
import type { StoredImport } from './importStore.ts';
import { fieldTexts } from './stateTexts.ts';

type Result = RouteResponse<RouteAt<'imports.results'>>['results'][number];

/** The file of an import again, where this device has it, with a code in each row that got one. */
export function resultsAsCsv(
  results: readonly Result[],
  stored: StoredImport | null,
  origin: string,
): string {
  const { columns = [], rows = [] } = stored?.table ?? {};
  const byRow = new Map(results.map((result) => [result.row, result]));
  const blocked = new Map(
    stored?.check.errors.flatMap(({ row, field, problem, blocks }) =>
      blocks ? [[row, `${fieldTexts[field]}: ${importProblems[problem]}`] as const] : [],
    ),
  );
  const numbers =
    stored === null ? [...byRow.keys()].toSorted((a, b) => a - b) : rows.map((_, index) => index + 1);
  const lines = numbers.map((row) => {
    const { zarcode, undone, problem } = byRow.get(row) ?? {};
    const code = zarcode === undefined ? '' : shownCode(zarcode);
    const fault = blocked.get(row) ?? (problem === undefined ? '' : importProblems[problem]);
    return [
      code,
      code === '' ? '' : `${origin}/zarcodes/${code}`,
      undone ? t`Deleted again` : code === '' ? fault : '',
      rows[row - 1]?.number ?? row,
      ...columns.map(({ index }) => rows[row - 1]?.cells[index] ?? ''),
    ];
  });
  return csvText(['ZarCode', t`Link`, t`Remark`, t`Row`, ...columns.map(({ name }) => name)], lines);
}

/** A line for each fault. */
export function faultsAsCsv({ table, rows, check }: StoredImport): string {
  const number = (row: number) => table.rows[row - 1]?.number ?? row;
  const title = (row: number) => String(rows[row - 1]?.title ?? '');
  const faults = check.errors.map(({ row, field, problem, blocks }) => [
    number(row),
    title(row),
    fieldTexts[field],
    importProblems[problem],
    blocks ? t`Left out` : t`Warning`,
  ]);
  const near = check.duplicates.map(({ row, of, metres }) => [
    number(row),
    title(row),
    '',
    'zarcode' in of
      ? t`${Math.round(metres)} m from ${shownCode(of.zarcode)}`
      : t`${Math.round(metres)} m from row ${number(of.row)}`,
    t`Duplicate`,
  ]);
  const lines = [...faults, ...near].toSorted((one, other) => Number(one[0]) - Number(other[0]));
  return csvText([t`Row`, t`Title`, t`Column`, t`What is wrong`, t`What becomes of it`], lines);
}
