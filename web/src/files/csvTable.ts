import Papa, { type ParseConfig } from 'papaparse';
import { cleanText } from '#shared/domain/text.ts';

/** A file with columns, whatever they are for. */
export interface FileColumn {
  /** From 0, also of those that are empty. */
  readonly index: number;
  /** Empty where the file says none. */
  readonly name: string;
  /** The first text that stands in it. */
  readonly sample: string;
}

export interface FileRow {
  /** As a spreadsheet numbers it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

// A survey has some hundred.
const maxCells = 1000;

// Each of them is in every list to choose from.
const maxColumns = 100;

const maxName = 40;

/** The lines of a text that a spreadsheet or another program has written. */
export function csvLines(text: string, maxLines: number): string[][] {
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

/** Excel writes ="012" for a text that it must not take for a number. */
const cellText = (cell: string) => cleanText(cell.replace(/^="([^"]*)"$/, '$1'));

/** Those with anything in them. */
export const filledRows = (lines: readonly (readonly string[])[]): FileRow[] =>
  lines
    .map((cells, index) => ({ number: index + 1, cells: cells.slice(0, maxCells).map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Those with anything in them, below the names. Of too many those that are `isKnown` by their names, and the first. */
export function filledColumns(
  rows: readonly FileRow[],
  header: FileRow | null,
  isKnown: (name: string) => boolean = () => false,
): FileColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const filled = Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const sample = rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '');
    if (sample === undefined) return [];
    return [{ index, name: cutText(header?.cells[index] ?? '', maxName), sample: cutText(sample, maxName) }];
  });
  const kept = firstKnown(filled, ({ name }) => isKnown(name));
  return kept.toSorted((one, other) => one.index - other.index);
}

/** As many as there may be columns. */
export const firstKnown = <T>(all: readonly T[], isKnown: (each: T) => boolean): T[] =>
  all.length <= maxColumns
    ? [...all]
    : [...all.filter(isKnown), ...all.filter((each) => !isKnown(each))].slice(0, maxColumns);

/** Cleaned again: a cut may leave half of a character. */
export const cutText = (text: string, max: number) => cleanText(text.slice(0, max));
