import type { ImportRow } from '#shared/contract/imports.ts';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { checkPoint } from '#shared/domain/meantPoints.ts';
import { foldToAscii } from '#shared/domain/text.ts';
import { dayInJohannesburg, startOfDay } from '#shared/domain/time.ts';
import { type Point, writtenDegrees } from '#shared/domain/writtenCoordinates.ts';
import type { FileColumn, FileRow } from '#web/files/csvTable.ts';
import { type Meaning, meaningOf, meanings } from './placeColumns.ts';
import type { PlaceTable } from './placeTable.ts';

/** The index of the column for each meaning; null where none is for it. */
export type ChosenColumns = Readonly<Record<Meaning, number | null>>;

/** What is put right in all rows alike. */
export type Slip = 'swapped' | 'minus';

/** Whose places they are, and how it is known that residents agreed. */
export type Homes =
  | { readonly kind: 'none' }
  | { readonly kind: 'column' }
  /** All of them, by that day. */
  | { readonly kind: 'paper'; readonly day: string };

/** Longer than any of the nine. */
const maxProvince = 80;

// By which it is seen what a column has.
const sampleRows = 100;

const cellOf = ({ cells }: FileRow, index: number | null) => (index === null ? '' : (cells[index] ?? ''));

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

/** As GPS devices and surveyors write them: -25 59.952, without marks. Not 77 000,1, which is metres. */
const spacedMinutes = /^\s*[+\-−–]?\d{1,2}\s+\d{1,2}(?:\s+\d{1,2})?(?:[.,]\d{1,20})?\s*$/;

/** A minus or no letter at all stands before degrees and minutes, too, where the column says which they are. */
export function degreesIn(cell: string, axis: keyof Point): number | null {
  const read = writtenDegrees(cell, axis);
  if (read !== null || !(/[°º'′:]/.test(cell) || spacedMinutes.test(cell))) return read;
  const [positive, negative] = axis === 'latitude' ? ['N', 'S'] : ['E', 'W'];
  const bare = cell.replace(/^\s*[+\-−–]/, '');
  return writtenDegrees(`${bare}${bare === cell || /^\s*\+/.test(cell) ? positive : negative}`, axis);
}

/** Also as databases and map programs write one: POINT (28.0473 -26.2041). */
function pointIn(cell: string): Point | null {
  const [, x, y] =
    /^(?:SRID=4326;)?POINT\s?Z?\s?\((-?[\d.]{1,25}) (-?[\d.]{1,25})(?: -?[\d.]{1,25})?\)$/i.exec(cell) ?? [];
  if (x !== undefined && y !== undefined) return { latitude: Number(y), longitude: Number(x) };
  // ODK and Kobo: degrees, height and accuracy.
  const [, south, east] =
    /^(-?\d{1,3}\.\d{1,20}) (-?\d{1,3}\.\d{1,20}) -?[\d.]{1,12} [\d.]{1,12}$/.exec(cell) ?? [];
  if (south !== undefined && east !== undefined) return { latitude: Number(south), longitude: Number(east) };
  const read = parseLocation(cell);
  return read.kind === 'point' ? { latitude: read.latitude, longitude: read.longitude } : null;
}

interface WrittenPoint {
  readonly latitude: number | string;
  readonly longitude: number | string;
}

/** As the file has it: a number of degrees, else the text that is none. */
function writtenPoint(row: FileRow, chosen: ChosenColumns): WrittenPoint {
  if (chosen.coordinates !== null) {
    const cell = cellOf(row, chosen.coordinates);
    return pointIn(cell) ?? { latitude: cell, longitude: cell };
  }
  const read = (axis: keyof Point) => {
    const cell = cellOf(row, chosen[axis]);
    return degreesIn(cell, axis) ?? cell;
  };
  return { latitude: read('latitude'), longitude: read('longitude') };
}

const isRead = (point: WrittenPoint): point is Point =>
  typeof point.latitude === 'number' && typeof point.longitude === 'number';

function corrected(point: WrittenPoint, slip: Slip | null): WrittenPoint {
  const { latitude, longitude } = point;
  if (slip === 'swapped') return { latitude: longitude, longitude: latitude };
  return slip === 'minus' && typeof latitude === 'number'
    ? { latitude: -Math.abs(latitude), longitude }
    : point;
}

/** A test of whether a point lies in the country takes up to a millisecond on a phone. */
const testedRows = 40;

/** What is wrong with most points in the same way. */
export function slipOf({ rows }: PlaceTable, chosen: ChosenColumns): Slip | null {
  const step = Math.max(1, Math.floor(rows.length / testedRows));
  const tested = rows
    .filter((_, index) => index % step === 0)
    .map((row) => writtenPoint(row, chosen))
    .filter(isRead);
  const slips = tested.map((point): Slip | null => {
    const [meant] = checkPoint(point).meant;
    if (meant?.latitude === point.longitude && meant.longitude === point.latitude) return 'swapped';
    return meant?.latitude === -point.latitude && meant.longitude === point.longitude ? 'minus' : null;
  });
  const isMost = (slip: Slip) => slips.filter((each) => each === slip).length > tested.length / 2;
  return (['swapped', 'minus'] as const).find(isMost) ?? null;
}

/** `lo`: South Africa's own projection. */
export type Projection = 'lo' | 'metres';

/** Whether most coordinates are metres of a projection instead of degrees. */
export function projectionOf({ rows }: PlaceTable, chosen: ChosenColumns): Projection | null {
  const sample = rows.slice(0, sampleRows);
  const kinds = sample.map((row) => {
    const y = metresIn(cellOf(row, chosen.latitude));
    const x = metresIn(cellOf(row, chosen.longitude));
    if (y === null || x === null) return null;
    const [small, large] = [Math.min(y, x), Math.max(y, x)];
    return small <= loWidth && large >= loSouth[0] && large <= loSouth[1] ? 'lo' : 'metres';
  });
  const isMost = (isIt: (kind: Projection | null) => boolean) =>
    kinds.filter(isIt).length > sample.length / 2;
  if (!isMost((kind) => kind !== null)) return null;
  return isMost((kind) => kind === 'lo') ? 'lo' : 'metres';
}

// A belt is two degrees wide and used half a degree beyond; the country lies between these distances from the equator.
const loWidth = 160_000;
const loSouth = [2_400_000, 3_900_000] as const;

/** The largest number of degrees, with room for any mistake that is one of degrees. */
const maxDegrees = 400;

function metresIn(cell: string): number | null {
  const plain = cell
    .replace(/[\s\u00a0]/g, '')
    .replace(/[−–]/g, '-')
    .replace(',', '.');
  const metres = /^[+-]?\d{1,9}(?:\.\d{1,20})?$/.test(plain) ? Math.abs(Number(plain)) : 0;
  return metres > maxDegrees ? metres : null;
}

const yes = /^(?:yes|y|true|t|1|x|✓|✔|ja|j|yebo|ewe|ee|e|agreed|ok)$/;
const no = /^(?:no|n|false|f|0|-|nee|cha|hayi|tjhe|none)$/;

/** @returns null where it says neither */
function yesOrNo(cell: string): boolean | null {
  const plain = foldToAscii(cell).toLowerCase();
  return yes.test(plain) ? true : no.test(plain) ? false : null;
}

/** 2026-03-28 and 28/03/2026, with any time of the day behind. */
function dayIn(cell: string, today: string): string | null {
  const [first = '', middle = '', last = ''] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/.exec(cell)?.slice(1) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const iso = [year, middle.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso;
  return isDay && iso >= '2000-01-01' && iso <= today ? iso : null;
}

/** When the resident agreed; null where the cell does not say that they did. */
function agreedAt(cell: string, now: Date): Date | null {
  const day = dayIn(cell, dayInJohannesburg(now));
  if (day !== null) return startOfDay(day);
  return yesOrNo(cell) === true ? now : null;
}

interface ConsentCounts {
  readonly agreed: number;
  /** What is neither a yes, a no nor a day. */
  readonly unclear: readonly string[];
}

/** How a column of consents is understood. */
export function consentCounts({ rows }: PlaceTable, chosen: ChosenColumns, now: Date): ConsentCounts {
  const cells = rows.map((row) => cellOf(row, chosen.consent));
  return {
    agreed: cells.filter((cell) => agreedAt(cell, now) !== null).length,
    unclear: [
      ...new Set(
        cells.filter((cell) => cell !== '' && agreedAt(cell, now) === null && yesOrNo(cell) === null),
      ),
    ],
  };
}

interface RowsOptions {
  readonly slip: Slip | null;
  readonly homes: Homes;
  readonly now: Date;
}

const maxLengthOf = (name: keyof typeof maxLengths | 'province') =>
  name === 'province' ? maxProvince : maxLengths[name];

/** The rows as the API takes them: what can't be read stays as it is, and the check says so. */
export function importRows(table: PlaceTable, chosen: ChosenColumns, options: RowsOptions): ImportRow[] {
  return table.rows.map((row) => {
    const cell = (meaning: Meaning) => cellOf(row, chosen[meaning]);
    const { latitude, longitude } = corrected(writtenPoint(row, chosen), options.slip);
    const texts = [
      'title',
      'description',
      'addressLine1',
      'addressLine2',
      'suburb',
      'city',
      'province',
    ] as const;
    const given = [
      // One more than there may be is too long as well, and all rows have to fit into one request.
      ...texts.map((name) => [name, cell(name).slice(0, maxLengthOf(name) + 1)] as const),
      ['latitude', latitude] as const,
      ['longitude', longitude] as const,
    ];
    return {
      ...Object.fromEntries(given.filter(([, value]) => value !== '')),
      ...homeOf(cell('isHome'), cell('consent'), options),
    };
  });
}

function homeOf(isHome: string, consent: string, { homes, now }: RowsOptions): Partial<ImportRow> {
  if (homes.kind === 'none') return { isHome: false };
  const lives = isHome === '' ? true : (yesOrNo(isHome) ?? isHome);
  if (lives === false) return { isHome: false };
  const at = homes.kind === 'paper' ? startOfDay(homes.day) : agreedAt(consent, now);
  return { isHome: lives, ...(at !== null && { residentConsent: { words: 'home', at: at.toISOString() } }) };
}
