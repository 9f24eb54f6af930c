import Papa from 'papaparse';
import { formula } from '#shared/domain/csv.ts';
import type { ExportRow } from './exportRows.ts';

/**
 * As RFC 4180 has it. Text that a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers.
 * Excel takes a file without the mark at its start for one of its old alphabets.
 */
export function csvOf(columns: readonly string[], rows: readonly ExportRow[]): string {
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const text = Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formula });
  // The last line ends already where there are no rows.
  return `\uFEFF${text}${rows.length === 0 ? '' : '\r\n'}`;
}
