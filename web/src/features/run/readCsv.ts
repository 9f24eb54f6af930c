import Papa, { type ParseConfig } from 'papaparse';
import { normaliseCode } from '#shared/domain/code.ts';
import { isDrawable } from '#shared/domain/mistakes.ts';
import { cleanText } from '#shared/domain/text.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { type Meaning, meaningOf, meanings } from './columnNames.ts';
import { phoneInCell, phoneInText } from './phone.ts';
import { maxReference, stopsInText, type WrittenStop } from './stopsInText.ts';
import { textOfFile } from './textOfFile.ts';

/** The rows of a file with stops, and what its columns seem to be for (docs/product/runs.md#stops). */
export interface CsvTable {
  /** Those with anything in them. */
  readonly columns: readonly CsvColumn[];
  /** Below the names of the columns. */
  readonly rows: readonly CsvRow[];
  readonly chosen: ChosenColumns;
}

export interface CsvColumn {
  /** From 0, also of those that are empty. */
  readonly index: number;
  /** Empty where the file says none. */
  readonly name: string;
  /** The first text that stands in it. */
  readonly sample: string;
}

interface CsvRow {
  /** As a spreadsheet numbers it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The index of the column for each meaning; null where none is for it. */
export type ChosenColumns = Readonly<Record<Meaning, number | null>>;

// Eighty runs. A computer reads it in 0.1 seconds, so that a phone does not stand still.
const maxMegabytes = 1;
const maxLines = 5000;
// Each of them is in six lists to choose from.
const maxColumns = 100;
// By which it is seen what a column has.
const sampleRows = 200;

const maxRecipient = 100;
const maxNote = 200;
const maxAmount = 20;
const maxName = 40;

/** @param host of our own links @returns what is wrong, where there are no stops in it */
export async function readCsv(file: Blob, host: string): Promise<CsvTable | string> {
  if (file.size > maxMegabytes * 1024 * 1024)
    return t`This file has more than ${maxMegabytes} MB. Please choose a smaller one.`;
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
  if (text === null)
    return t`This file is no text. Please open it in your spreadsheet, save it as CSV, and choose that file.`;
  const lines = linesOf(text);
  const allowedLines = maxLines.toLocaleString(localeOf(language()));
  if (lines.length > maxLines)
    return t`This file has more than ${allowedLines} lines. Please choose a smaller one.`;
  return tableOf(lines, host) ?? t`There is no code in this file. One looks like 7PT-FLHV.`;
}

function linesOf(text: string): string[][] {
  // Excel writes `sep=;` above the rest, so that it knows itself.
  const [head = '', separator] = /^sep=(.)(?:\r\n?|\n)/i.exec(text) ?? [];
  const config: ParseConfig<string[], undefined> & { worker?: false; download?: false } = {
    delimitersToGuess: [',', ';', '\t', '|'],
    newline: '\n',
    preview: maxLines + 1,
    ...(separator !== undefined && { delimiter: separator }),
  };
  // Programs mix line breaks where they join files.
  const input = text.slice(head.length).replace(/\r\n?/g, '\n').trimEnd();
  const { data, errors } = Papa.parse<string[]>(input, config);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // A quotation mark that does not end takes the rows that follow into its cell.
  const unquoted = Papa.parse<string[]>(input, { ...config, quoteChar: '\0' });
  return unquoted.data.map((cells) => cells.map((cell) => cell.replace(/^"(.*)"$/, '$1')));
}

function tableOf(lines: readonly (readonly string[])[], host: string): CsvTable | null {
  const all: CsvRow[] = lines
    .map((cells, index) => ({ number: index + 1, cells: cells.slice(0, maxColumns).map(cleanText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const codes = bestCodeColumn(all.slice(0, sampleRows), indexes, host) ?? bestCodeColumn(all, indexes, host);
  if (codes === null) return null;
  const header = headerOf(all, codes, host);
  const rows = header === null ? all : all.slice(all.indexOf(header) + 1);
  const columns = indexes.flatMap((index) => {
    const sample = rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '');
    if (sample === undefined) return [];
    return [{ index, name: cut(header?.cells[index] ?? '', maxName), sample: cut(sample, maxName) }];
  });
  const chosen = header === null ? byContents(columns, rows, codes) : byNames(columns, rows, codes, host);
  return { columns, rows, chosen };
}

/** The column with the most codes, where it counts first how many can hardly be anything else. */
function bestCodeColumn(rows: readonly CsvRow[], indexes: readonly number[], host: string): number | null {
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
function headerOf(rows: readonly CsvRow[], codes: number, host: string): CsvRow | null {
  const isCode = ({ cells }: CsvRow) => codesInCell(cells[codes] ?? '', host).length > 0;
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
  columns: readonly CsvColumn[],
  rows: readonly CsvRow[],
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
function byContents(columns: readonly CsvColumn[], rows: readonly CsvRow[], code: number): ChosenColumns {
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
      ...given('recipient', cut(cell('recipient'), maxRecipient)),
      ...given('note', cut(cell('note'), maxNote)),
      ...given('amount', amountIn(cell('amount'))),
    };
    const reference = cut(cell('reference'), maxReference);
    for (const stop of codes) stops.push({ ...stop, ...rest, reference: reference || stop.reference });
  }
  return { stops, without };
}

const given = <K extends string>(key: K, text: string) =>
  (text === '' ? {} : { [key]: text }) as Partial<Record<K, string>>;

/** As the file says it; empty where there is nothing to collect. */
const amountIn = (cell: string) => (/^(?:R|ZAR)?[\s0.,-]*$/i.test(cell) ? '' : cut(cell, maxAmount));

/** Cleaned again: a cut may leave half of a character. */
const cut = (text: string, max: number) => cleanText(text.slice(0, max));
