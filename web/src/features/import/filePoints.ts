/** The points of a file's rows, and what is wrong with most of them in the same way. */
import { checkPoint } from '#shared/domain/meantPoints.ts';
import type { Point } from '#shared/domain/writtenCoordinates.ts';
import type { FileRow } from '#web/files/csvTable.ts';
import { type ChosenColumns, cellOf, sampleRows } from './chosenColumns.ts';
import type { PlaceTable } from './placeTable.ts';
import { degreesIn, pointIn } from './writtenPoints.ts';

/** What is put right in all rows alike. */
export type Slip = 'swapped' | 'minus';

interface WrittenPoint {
  readonly latitude: number | string;
  readonly longitude: number | string;
}

/** As the file has it: a number of degrees, else the text that is none. */
export function writtenPoint(row: FileRow, chosen: ChosenColumns): WrittenPoint {
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

export function corrected(point: WrittenPoint, slip: Slip | null): WrittenPoint {
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
