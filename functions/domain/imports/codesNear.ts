import { listCodesInCells, type PlacedCode } from '#functions/data/codesInCells.ts';
import { listCodesOf, listOwnedCodes } from '#functions/data/ownedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { type CellRange, cellsOfAll } from '#shared/domain/mapCells.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

// A little more than 10 m each, also in the far south.
const highDegrees = 0.0001;
const wideDegrees = 0.00015;

/** Cells of about 60 by 38 m. */
const acreDigits = 19;

/** Queries at once. */
const maxAtOnce = 16;

/** Points that are found by where they are. */
export class PointGrid<T extends Point> {
  readonly #cells = new Map<string, T[]>();

  static #cellOf({ latitude, longitude }: Point): [number, number] {
    return [Math.floor(latitude / highDegrees), Math.floor(longitude / wideDegrees)];
  }

  add(point: T): void {
    const name = PointGrid.#cellOf(point).join();
    const points = this.#cells.get(name);
    if (points === undefined) this.#cells.set(name, [point]);
    else points.push(point);
  }

  /** The nearest one, if it is so near that both may be one place. */
  nearest(point: Point): { found: T; metres: number } | null {
    const [y, x] = PointGrid.#cellOf(point);
    let nearest: { found: T; metres: number } | null = null;
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        for (const found of this.#cells.get(`${y + dy},${x + dx}`) ?? []) {
          const metres = distanceKm(point, found) * 1000;
          if (metres < (nearest?.metres ?? duplicateMetres)) nearest = { found, metres };
        }
      }
    }
    return nearest;
  }
}

interface Holder {
  readonly creatorId: string;
  readonly userId: string;
}

/**
 * Public codes around some points, each cell of the map read once, and all of the person's own. Nothing of anybody
 * else's code that is not public is read, so nothing of it can be told.
 */
export async function codesNear(
  table: Table,
  { creatorId, userId }: Holder,
  points: readonly Point[],
): Promise<PointGrid<PlacedCode>> {
  const lists = await Promise.all([
    listOwnedCodes(table, userId),
    listCodesOf(table, { holder: 'creator', id: creatorId }, {}),
    listCodesOf(table, { holder: 'creator', id: creatorId, isPrivate: true }, {}),
    readAll(table, cellsOfAll(points.map(around))),
  ]);
  return gridOf(lists.flat());
}

/** Public codes around one point. A read of less than an acre: a village has a thousand codes in one cell of an import. */
export async function publicCodesNear(table: Table, point: Point): Promise<PointGrid<PlacedCode>> {
  return gridOf(await readAll(table, cellsOfAll([around(point)], acreDigits)));
}

const around = ({ latitude, longitude }: Point) => ({
  north: latitude + highDegrees,
  south: latitude - highDegrees,
  east: longitude + wideDegrees,
  west: longitude - wideDegrees,
});

function gridOf(codes: readonly PlacedCode[]): PointGrid<PlacedCode> {
  const grid = new PointGrid<PlacedCode>();
  const seen = new Set<string>();
  for (const placed of codes) {
    if (seen.has(placed.code)) continue;
    seen.add(placed.code);
    grid.add(placed);
  }
  return grid;
}

async function readAll(table: Table, ranges: readonly CellRange[]): Promise<PlacedCode[]> {
  const codes: PlacedCode[] = [];
  const waiting = [...ranges];
  await Promise.all(
    Array.from({ length: maxAtOnce }, async () => {
      for (let range = waiting.pop(); range !== undefined; range = waiting.pop()) {
        codes.push(...(await listCodesInCells(table, range)));
      }
    }),
  );
  return codes;
}
