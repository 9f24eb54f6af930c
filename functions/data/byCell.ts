import { type Bounds, cellBounds, cellKey } from '#shared/domain/mapCells.ts';

interface PinnedCode {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const cellPartition = (partition: string) => `CELL#${partition}`;

/** The attributes by which the index `byCell` lists a code. With the exact point: a cell is half a metre wide. */
export function cellKeys({ code, latitude, longitude }: PinnedCode) {
  const { partition, sort } = cellKey(latitude, longitude);
  return { cellPk: cellPartition(partition), cellSk: `${sort}#${code}#${latitude}#${longitude}` };
}

/** Where a code of the index is: at its point; in its cell, where the entry is from before it had the point. */
export function areaOf(partition: string, cellSk: string): Bounds {
  const [sort = '', _code, latitude, longitude] = cellSk.split('#');
  if (latitude === undefined || longitude === undefined) return cellBounds(partition, sort);
  const [lat, lng] = [Number(latitude), Number(longitude)];
  return { north: lat, east: lng, south: lat, west: lng };
}
