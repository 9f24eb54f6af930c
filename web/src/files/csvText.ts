import Papa from 'papaparse';
import { formula } from '#shared/domain/csv.ts';

/** A file for spreadsheets, in which no text is taken for a formula. */
export function csvText(
  columns: readonly string[],
  lines: readonly (readonly (string | number)[])[],
): string {
  const data = { fields: [...columns], data: lines.map((line) => [...line]) };
  // Excel takes a file without this mark for one of its old alphabets.
  return `\uFEFF${Papa.unparse(data, { escapeFormulae: formula })}\r\n`;
}
