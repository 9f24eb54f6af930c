import { cellKey } from '#shared/domain/mapCells.ts';

interface PinnedCode {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const cellPartition = (partition: string) => `CELL#${partition}`;

/** The attributes by which the index `byCell` lists a code. */
export function cellKeys({ code, latitude, longitude }: PinnedCode) {
  const { partition, sort } = cellKey(latitude, longitude);
  return { cellPk: cellPartition(partition), cellSk: `${sort}#${code}` };
}
