/**
 * Points as quadtree keys, so that the codes in a viewport are a few ranges of sorted strings. The world is a
 * rectangle of degrees, halved both ways 26 times: a cell is 5.4e-6 by 2.7e-6 degrees, under a metre.
 * The first 8 digits (1.4 by 0.7 degrees: 228 cells over South Africa) are the partition key, so that no partition
 * holds the codes of the whole country; the other 18 are the sort key. A digit is 0 (west) or 1 (east), plus 2 (south).
 */
const level = 26;
const partitionLevel = 8;
const sortDigits = level - partitionLevel;

// Each range is a query; more of them would cost more than the codes that they avoid reading.
const maxRanges = 8;

// Cells that cover a viewport, before neighbours are joined: with 16 by 16 at most an eighth lies outside.
const maxCells = 256;

export interface Bounds {
  north: number;
  east: number;
  south: number;
  west: number;
}

export interface CellRange {
  partition: string;
  /** Inclusive bounds of stored sort keys, which begin with 18 digits and a '#'. */
  from: string;
  to: string;
}

function column(longitude: number): number {
  return cellNumber((longitude + 180) / 360);
}

function row(latitude: number): number {
  return cellNumber((90 - latitude) / 180);
}

function cellNumber(share: number): number {
  return Math.min(2 ** level - 1, Math.max(0, Math.floor(share * 2 ** level)));
}

/** The key as a number; its base-4 digits are the key's (at most 52 bits, so exact). */
export function quadkey(x: number, y: number, digits: number): number {
  let key = 0;
  for (let bit = digits - 1; bit >= 0; bit -= 1) key = key * 4 + ((x >> bit) & 1) + 2 * ((y >> bit) & 1);
  return key;
}

function inBase4(key: number, digits: number): string {
  return key.toString(4).padStart(digits, '0');
}

export function cellKey(latitude: number, longitude: number): { partition: string; sort: string } {
  const digits = inBase4(quadkey(column(longitude), row(latitude), level), level);
  return { partition: digits.slice(0, partitionLevel), sort: digits.slice(partitionLevel) };
}

/** The centre of a cell, within 3e-6 degrees of every point in it. Anything after the 18 digits is ignored. */
export function decodeCell(partition: string, sort: string): { latitude: number; longitude: number } {
  let x = 0;
  let y = 0;
  for (const digit of partition + sort.slice(0, sortDigits)) {
    x = x * 2 + (Number(digit) & 1);
    y = y * 2 + (Number(digit) >> 1);
  }
  return { latitude: 90 - ((y + 0.5) / 2 ** level) * 180, longitude: ((x + 0.5) / 2 ** level) * 360 - 180 };
}

/** What a cell covers. Anything after the 18 digits is ignored. */
export function cellBounds(partition: string, sort: string): Bounds {
  const { latitude, longitude } = decodeCell(partition, sort);
  const [high, wide] = [90 / 2 ** level, 180 / 2 ** level];
  return {
    north: latitude + high,
    east: longitude + wide,
    south: latitude - high,
    west: longitude - wide,
  };
}

/**
 * At most 8 ranges that cover the bounds. They also include points just outside, so filter by the coordinates.
 * Null if the bounds touch more than 8 partitions, about 5 degrees; empty if the bounds are inverted.
 */
export function cellRanges({ north, east, south, west }: Bounds): CellRange[] | null {
  if (!(north >= south && east >= west)) return [];
  const [x0, x1, y0, y1] = [column(west), column(east), row(north), row(south)];
  const cellsAt = (digits: number) => {
    const shift = level - digits;
    return ((x1 >> shift) - (x0 >> shift) + 1) * ((y1 >> shift) - (y0 >> shift) + 1);
  };
  if (cellsAt(partitionLevel) > maxRanges) return null;
  let digits = level;
  while (digits > partitionLevel && cellsAt(digits) > maxCells) digits -= 1;

  const keys: number[] = [];
  const shift = level - digits;
  for (let y = y0 >> shift; y <= y1 >> shift; y += 1) {
    for (let x = x0 >> shift; x <= x1 >> shift; x += 1) keys.push(quadkey(x, y, digits));
  }
  return joinKeys(keys, digits);
}

/** A cell of these digits is about 1,100 m wide and 600 m high. */
const nearDigits = 15;

/** Ranges that together cover many small bounds, each cell once, however many there are. */
export function cellsOfAll(bounds: Iterable<Bounds>, digits = nearDigits): CellRange[] {
  const shift = level - digits;
  const keys = new Set<number>();
  for (const { north, east, south, west } of bounds) {
    for (let y = row(north) >> shift; y <= row(south) >> shift; y += 1) {
      for (let x = column(west) >> shift; x <= column(east) >> shift; x += 1) keys.add(quadkey(x, y, digits));
    }
  }
  const ranges: { from: number; to: number }[] = [];
  for (const key of [...keys].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && key === last.to + 1 && isOnePartition(last.to, key, digits)) last.to = key;
    else ranges.push({ from: key, to: key });
  }
  return ranges.map(({ from, to }) => rangeOfKeys(from, to, digits));
}

/** Joins keys to ranges, which break at every partition and at the widest gaps. */
function joinKeys(keys: readonly number[], digits: number): CellRange[] {
  const sorted = keys.toSorted((a, b) => a - b);
  const gapBefore = (index: number) => {
    const [before = 0, key = 0] = [sorted[index - 1], sorted[index]];
    return isOnePartition(before, key, digits) ? key - before - 1 : Infinity;
  };
  const breaks = [...sorted.keys()]
    .slice(1)
    .filter((index) => gapBefore(index) > 0)
    .sort((a, b) => gapBefore(b) - gapBefore(a) || a - b)
    .slice(0, maxRanges - 1)
    .sort((a, b) => a - b);
  return [0, ...breaks].map((start, index) => {
    const last = (breaks[index] ?? sorted.length) - 1;
    return rangeOfKeys(sorted[start] ?? 0, sorted[last] ?? 0, digits);
  });
}

export function isOnePartition(key: number, other: number, digits: number): boolean {
  const perPartition = 4 ** (digits - partitionLevel);
  return Math.floor(key / perPartition) === Math.floor(other / perPartition);
}

/** From one key to another of the same partition, both included. */
export function rangeOfKeys(from: number, to: number, digits: number): CellRange {
  const [first, last] = [inBase4(from, digits), inBase4(to, digits)];
  return {
    partition: first.slice(0, partitionLevel),
    from: first.slice(partitionLevel).padEnd(sortDigits, '0'),
    to: `${last.slice(partitionLevel).padEnd(sortDigits, '3')}~`, // after every code of the last cell
  };
}
