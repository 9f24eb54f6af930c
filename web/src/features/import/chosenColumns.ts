import type { Point } from '#shared/domain/writtenCoordinates.ts';
import type { FileColumn, FileRow } from '#web/files/csvTable.ts';
import { type Meaning, meaningOf, meanings } from './placeColumns.ts';
import type { PlaceTable } from './placeTable.ts';
import { degreesIn, pointIn } from './writtenPoints.ts';

/** The index of the column for each meaning; null where none is for it. */
export type ChosenColumns = Readonly<Record<Meaning, number | null>>;

/** By which it is seen what a column has. */
export const sampleRows = 100;

export const cellOf = ({ cells }: FileRow, index: number | null) =>
  index === null ? '' : (cells[index] ?? '');

export function chooseColumns({ columns, rows }: PlaceTable): ChosenColumns {
  const named = columns
    .flatMap(({ index, name }) => {
      const is = meaningOf(name);
      return is === null ? [] : [{ ...is, index }];
    })
    .sort((one, other) => one.rank - other.rank);
  const byName = (meaning: Meaning) => named.find((each) => each.meaning === meaning)?.index ?? null;
  const sample = rows.slice(0, sampleRows);
  const axes = { latitude: byName('latitude'), longitude: byName('longitude') };
  const hasBoth = axes.latitude !== null && axes.longitude !== null;
  const coordinates = hasBoth ? null : (byName('coordinates') ?? pairColumn(columns, sample));
  const byContents = hasBoth || coordinates !== null ? axes : { ...degreeColumns(columns, sample, axes) };
  const chosen = meanings.map((meaning) => [meaning, byName(meaning)]);
  const all: ChosenColumns = { ...Object.fromEntries(chosen), ...byContents, coordinates };
  return all.title === null ? { ...all, title: wordColumn(columns, sample, all) } : all;
}

function share(rows: readonly FileRow[], index: number, isIt: (cell: string) => boolean): number {
  const cells = rows.map((row) => cellOf(row, index)).filter((cell) => cell !== '');
  return cells.filter(isIt).length / Math.max(1, cells.length);
}

const first = (
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  isIt: (cell: string) => boolean,
): number | null => columns.find(({ index }) => share(rows, index, isIt) > 0.5)?.index ?? null;

const pairColumn = (columns: readonly FileColumn[], rows: readonly FileRow[]) =>
  first(columns, rows, (cell) => pointIn(cell) !== null);

/** Where the country is, on either side of zero: the minus may be missing. */
const isFraction = (cell: string) => /\d[.,°]\s?\d/.test(cell);
const latitudes = [22, 35] as const;
const longitudes = [16, 33] as const;

/** Without names: the two columns of degrees, of which the one that only latitudes reach is it. */
function degreeColumns(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  known: Pick<ChosenColumns, 'latitude' | 'longitude'>,
): Pick<ChosenColumns, 'latitude' | 'longitude'> {
  const within =
    ([low, high]: readonly [number, number], axis: keyof Point) =>
    (cell: string) => {
      const degrees = Math.abs(degreesIn(cell, axis) ?? Number.NaN);
      return isFraction(cell) && degrees >= low && degrees <= high;
    };
  const others = columns.filter(({ index }) => index !== known.latitude && index !== known.longitude);
  const isSouth = (cell: string) => /^[-−]|s$/i.test(cell) && within(latitudes, 'latitude')(cell);
  const latitude =
    known.latitude ?? first(others, rows, isSouth) ?? first(others, rows, within(latitudes, 'latitude'));
  const rest = others.filter(({ index }) => index !== latitude);
  const longitude = known.longitude ?? first(rest, rows, within(longitudes, 'longitude'));
  return { latitude, longitude };
}

/** Without a name: the first column of words that is for nothing else. */
function wordColumn(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  chosen: ChosenColumns,
): number | null {
  const used = new Set(Object.values(chosen));
  const free = columns.filter(({ index, name }) => !used.has(index) && meaningOf(name) === null);
  return first(free, rows, (cell) => /\p{L}/u.test(cell));
}
