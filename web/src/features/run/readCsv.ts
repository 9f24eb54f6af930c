import { normaliseCode } from '#shared/domain/code.ts';
import { isDrawable } from '#shared/domain/mistakes.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import {
  csvLines,
  cutText,
  type FileColumn,
  type FileRow,
  filledColumns,
  filledRows,
} from '#web/files/csvTable.ts';
import { textOfFile } from '#web/files/textOfFile.ts';
import { type Meaning, meaningOf, meanings } from './columnNames.ts';
import { phoneInCell, phoneInText } from './phone.ts';
import { maxReference, stopsInText, type WrittenStop } from './stopsInText.ts';

/** The rows of a file with stops, and what its columns seem to be for (docs/product/runs.md#stops). */
export interface CsvTable {
  /** Those with anything in them. */
  readonly columns: readonly FileColumn[];
  /** Below the names of the columns. */
  readonly rows: readonly FileRow[];
  readonly chosen: ChosenColumns;
}

/** The index of the column for each meaning; null where none is for it. */
export type ChosenColumns = Readonly<Record<Meaning, number | null>>;

// Eighty runs. A computer reads it in 0.1 seconds, so that a phone does not stand still.
const maxMegabytes = 1;
const maxLines = 5000;
// By which it is seen what a column has.
const sampleRows = 200;

const maxRecipient = 100;
const maxNote = 200;
const maxAmount = 20;

/** @param host of our own links @returns what is wrong, where there are no stops in it */
export async function readCsv(file: Blob, host: string): Promise<CsvTable | string> {
  if (file.size > maxMegabytes * 1024 * 1024)
    return t`This file has more than ${maxMegabytes} MB. Please choose a smaller one.`;
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
  if (text === null)
    return t`This file is no text. Please open it in your spreadsheet, save it as CSV, and choose that file.`;
  const lines = csvLines(text, maxLines);
  const allowedLines = maxLines.toLocaleString(localeOf(language()));
  if (lines.length > maxLines)
    return t`This file has more than ${allowedLines} lines. Please choose a smaller one.`;
  return tableOf(lines, host) ?? t`There is no code in this file. One looks like 7PT-FLHV.`;
}

function tableOf(lines: readonly (readonly string[])[], host: string): CsvTable | null {
  const all = filledRows(lines);
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const codes = bestCodeColumn(all.slice(0, sampleRows), indexes, host) ?? bestCodeColumn(all, indexes, host);
  if (codes === null) return null;
  const header = headerOf(all, codes, host);
  const rows = header === null ? all : all.slice(all.indexOf(header) + 1);
  const columns = filledColumns(rows, header);
  const chosen = header === null ? byContents(columns, rows, codes) : byNames(columns, rows, codes, host);
  return { columns, rows, chosen };
}

/** The column with the most codes, where it counts first how many can hardly be anything else. */
function bestCodeColumn(rows: readonly FileRow[], indexes: readonly number[], host: string): number | null {
  let best = { index: -1, sure: 0, any: 0 };
  for (const index of indexes) {
    const codes = rows.flatMap(({ cells }) => codesInCell(cells[index] ?? '', host).slice(0, 1));
    const sure = codes.filter(({ code }) => /^\d/.test(code) || isDrawable(code)).length;
    const isBetter = sure > best.sure || (sure === best.sure && codes.length > best.any);
    if (isBetter) best = { index, sure, any: codes.length };
  }
  return best.index === -1 ? null : best.index;
}

/** The codes of a cell, of which a link may bring a pass along, and a text a name. */
function codesInCell(cell: string, host: string): WrittenStop[] {
  const code = normaliseCode(cell);
  return code !== null && (isDrawable(code) || !townOrOrder.test(code))
    ? [{ code, reference: '' }]
    : stopsInText(cell, host);
}

/** SANDTON, INV-2024. Anything else of this form may be a mistyped code, which the driver must see. */
const townOrOrder = /^(?:[A-Z]{7}|[A-Z]{3}\d{4})$/;

/** The row above the first code that names columns we know, else the last of those that has words alone. */
function headerOf(rows: readonly FileRow[], codes: number, host: string): FileRow | null {
  const isCode = ({ cells }: FileRow) => codesInCell(cells[codes] ?? '', host).length > 0;
  const above = rows.slice(0, rows.findIndex(isCode));
  const known = above.map(({ cells }) => cells.filter((cell) => meaningOf(cell) !== null).length);
  const most = Math.max(0, ...known);
  if (most > 0) return above[known.indexOf(most)] ?? null;
  const last = above.at(-1);
  const isNames =
    last !== undefined && (last.cells[codes] ?? '') !== '' && !last.cells.some((cell) => /\d/.test(cell));
  return isNames ? last : null;
}

const noColumns: ChosenColumns = {
  code: null,
  reference: null,
  recipient: null,
  phone: null,
  note: null,
  amount: null,
};

function byNames(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  codes: number,
  host: string,
): ChosenColumns {
  const named = columns
    .flatMap((column) => {
      const is = meaningOf(column.name);
      return is === null ? [] : [{ ...is, index: column.index }];
    })
    .sort((one, other) => one.rank - other.rank);
  const of = (meaning: Meaning) => named.filter((each) => each.meaning === meaning).map(({ index }) => index);
  // "Code" may also be that of a post office.
  const code = bestCodeColumn(rows, of('code'), host) ?? codes;
  const chosen = meanings.map((meaning) => [meaning, of(meaning).find((index) => index !== code) ?? null]);
  return { ...noColumns, ...Object.fromEntries(chosen), code };
}

/** Without names: what stands beside a code is its reference, as in a text. */
function byContents(columns: readonly FileColumn[], rows: readonly FileRow[], code: number): ChosenColumns {
  const others = columns.filter(({ index }) => index !== code);
  const sample = rows.slice(0, sampleRows);
  const share = (index: number, isIt: (cell: string) => boolean) => {
    const cells = sample.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
    return cells.filter(isIt).length / cells.length;
  };
  const first = (isIt: (cell: string) => boolean) =>
    others.find(({ index }) => share(index, isIt) > 0.5)?.index ?? null;
  return {
    ...noColumns,
    code,
    phone: first((cell) => phoneInText(cell) !== null),
    reference: first((cell) => /\p{L}/u.test(cell)),
  };
}

interface StopsOfTable {
  /** In the order of the file, each code as often as it stands there. */
  readonly stops: readonly WrittenStop[];
  /** The numbers of rows without a code. */
  readonly without: readonly number[];
}

export function stopsOfTable({ rows }: CsvTable, chosen: ChosenColumns, host: string): StopsOfTable {
  const stops: WrittenStop[] = [];
  const without: number[] = [];
  for (const { number, cells } of rows) {
    const cell = (meaning: Meaning) => cells[chosen[meaning] ?? -1] ?? '';
    const codes = codesInCell(cell('code'), host);
    if (codes.length === 0) without.push(number);
    const phone = phoneInCell(cell('phone'));
    const rest = {
      ...(phone !== undefined && { phone }),
      ...given('recipient', cutText(cell('recipient'), maxRecipient)),
      ...given('note', cutText(cell('note'), maxNote)),
      ...given('amount', amountIn(cell('amount'))),
    };
    const reference = cutText(cell('reference'), maxReference);
    for (const stop of codes) stops.push({ ...stop, ...rest, reference: reference || stop.reference });
  }
  return { stops, without };
}

const given = <K extends string>(key: K, text: string) =>
  (text === '' ? {} : { [key]: text }) as Partial<Record<K, string>>;

/** As the file says it; empty where there is nothing to collect. */
const amountIn = (cell: string) => (/^(?:R|ZAR)?[\s0.,-]*$/i.test(cell) ? '' : cutText(cell, maxAmount));
