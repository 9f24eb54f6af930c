import { countInView, maxHalves, readCells } from '#functions/data/readCells.ts';
import type { Table } from '#functions/data/table.ts';
import { readView, sumOf } from '#functions/data/viewTiles.ts';
import { type Bounds, cellRanges } from '#shared/domain/mapCells.ts';
import {
  finestLevel,
  type Span,
  type TileLevel,
  tileAt,
  tileLevelOf,
  withinCountry,
} from '#shared/domain/mapTiles.ts';
import { edgeRanges } from './edgeRanges.ts';

/** Codes that are counted exactly; above that a hundredth more or less is good enough. */
const maxExact = 10_000;

interface ViewCount {
  readonly count: number;
  /** Otherwise about so many. */
  readonly complete: boolean;
}

/** @param inside codes that are in the view for sure @param unknown of how many more that is not known */
function countOf(inside: number, unknown: number): ViewCount {
  const half = Math.max(0, unknown) / 2;
  const count = Math.round(inside + half);
  return { count, complete: half === 0 || (count > maxExact && half <= count / 100) };
}

/**
 * Counts the codes in a map view, with two rounds of at most 16 read units each. Of a small view the codes themselves
 * are read; of any other the counters of its tiles, and then the codes of those at its edge.
 */
export async function countView(table: Table, bounds: Bounds): Promise<ViewCount> {
  const view = withinCountry(bounds);
  if (view === null) return { count: 0, complete: true };
  const level = tileLevelOf(view);
  return level === null ? countSmall(table, view) : countByTiles(table, level, view);
}

async function countByTiles(table: Table, level: TileLevel, view: Bounds): Promise<ViewCount> {
  const counted = await readView(table, level, view);
  const [inside, atEdge] = [sumOf(counted.inside), sumOf(counted.edge)];
  const estimate = countOf(inside, atEdge);
  const ranges = estimate.complete ? null : edgeRanges(level, counted);
  if (ranges === null) return estimate;
  const { areas, isComplete } = await readCells(table, ranges);
  // A range goes beyond the tiles of the edge.
  const ofEdge = areas.filter(({ north: latitude, west: longitude }) => {
    const { x, y } = tileAt(level, { latitude, longitude });
    return counted.edge.some((tiles) => isIn(tiles.x, x) && isIn(tiles.y, y));
  });
  const read = countInView(ofEdge, view);
  const unread = isComplete ? 0 : atEdge - ofEdge.length;
  return countOf(inside + read.inside, read.atBorder + unread);
}

const isIn = ({ from, to }: Span, tile: number) => tile >= from && tile <= to;

/** Where there are more codes than are read, they are estimated by the smallest tiles. */
async function countSmall(table: Table, view: Bounds): Promise<ViewCount> {
  const ranges = cellRanges(view) ?? [];
  const halves = Math.floor(maxHalves / ranges.length);
  const { areas, isComplete } = await readCells(
    table,
    ranges.map((range) => ({ ...range, halves })),
  );
  const { inside, atBorder } = countInView(areas, view);
  if (isComplete) return countOf(inside, atBorder);
  const tiles = await readView(table, finestLevel, view);
  const least = Math.max(inside, sumOf(tiles.inside));
  return countOf(least, sumOf(tiles.inside) + sumOf(tiles.edge) - least);
}
