/**
 * Squares of degrees in which codes are counted, and how a rectangle of them is summed up from few sums
 * (docs/decisions/0046-counters.md). At level L the world is 2^L squares wide. A block is 16 by 16 tiles of
 * a level, and one tile of the level that is four below it.
 */
import type { Bounds } from './mapCells.ts';

/** A tile is 0.09 degrees (9 km) on the first level and 0.00009 (9 m) on the last. */
export const tileLevels = [12, 14, 16, 18, 20, 22] as const;
/** The levels whose tiles are blocks of those. */
export const cellLevels = [8, 10, ...tileLevels] as const;
export const finestLevel = 22;
export type TileLevel = (typeof tileLevels)[number];
export type CellLevel = (typeof cellLevels)[number];

/** A view is widened to the borders of tiles, on each side by less than this share of its width. */
const tilesAcross = 128;

/** All codes are in it. */
export const country: Bounds = { north: -22, east: 33, south: -35, west: 16 };

const blockSize = 16;
export const blockOf = (tile: number) => Math.floor(tile / blockSize);
export const withinBlock = (tile: number) => tile % blockSize;

const tileDegrees = (level: CellLevel) => 360 / 2 ** level;

interface Tile {
  readonly x: number;
  readonly y: number;
}

/** From the west, and from the north. */
export function tileAt(
  level: CellLevel,
  { latitude, longitude }: { latitude: number; longitude: number },
): Tile {
  const degrees = tileDegrees(level);
  return { x: Math.floor((longitude + 180) / degrees), y: Math.floor((90 - latitude) / degrees) };
}

export function tileCentre(level: CellLevel, { x, y }: Tile): { latitude: number; longitude: number } {
  const degrees = tileDegrees(level);
  return { latitude: 90 - (y + 0.5) * degrees, longitude: (x + 0.5) * degrees - 180 };
}

/** Tiles from one to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const tilesOfBlock = (block: number): Span => ({
  from: block * blockSize,
  to: block * blockSize + blockSize - 1,
});

export interface Rectangle {
  readonly x: Span;
  readonly y: Span;
}

/** What of a view lies in the country; null where nothing does, or the view is upside down. */
export function withinCountry({ north, east, south, west }: Bounds): Bounds | null {
  const view = {
    north: Math.min(north, country.north),
    east: Math.min(east, country.east),
    south: Math.max(south, country.south),
    west: Math.max(west, country.west),
  };
  return north >= south && east >= west && view.north >= view.south && view.east >= view.west ? view : null;
}

/**
 * The level whose tiles are small enough for a view; null where the view is so small that its codes are counted
 * themselves. A view that is more than twice as tall as wide is measured by half its height, for its cost.
 */
export function tileLevelOf({ north, east, south, west }: Bounds): TileLevel | null {
  const size = Math.max(east - west, (north - south) / 2);
  return tileLevels.find((level) => tileDegrees(level) <= size / tilesAcross) ?? null;
}

/** Tiles across a view that shows how many codes are in each: at least 8, and below 32 where there is a finer level. */
const clustersAcross = 8;

/** The level by whose tiles a view shows its codes as groups. */
export function clusterLevelOf({ north, east, south, west }: Bounds): CellLevel {
  const size = Math.max(east - west, (north - south) / 2);
  return cellLevels.find((level) => tileDegrees(level) <= size / clustersAcross) ?? finestLevel;
}

/** The tiles that a view touches. */
export function tilesOf(level: CellLevel, { north, east, south, west }: Bounds): Rectangle {
  const first = tileAt(level, { latitude: north, longitude: west });
  const last = tileAt(level, { latitude: south, longitude: east });
  return { x: { from: first.x, to: last.x }, y: { from: first.y, to: last.y } };
}

/** A part of a rectangle, and by which sums it is counted. */
export type Part =
  /** Tiles of one block. */
  | { readonly kind: 'cells'; readonly x: Span; readonly y: Span }
  /** Whole blocks; the spans are of blocks. */
  | { readonly kind: 'blocks'; readonly x: Span; readonly y: Span }
  /** Columns of tiles in one block column, over a span of whole blocks. */
  | { readonly kind: 'columns'; readonly x: Span; readonly blocks: Span }
  /** Rows of tiles in one block row, over a span of whole blocks. */
  | { readonly kind: 'rows'; readonly y: Span; readonly blocks: Span };

interface Split {
  /** The ends, each of one block: the first and the last tile are in no other part. */
  readonly ends: readonly Span[];
  /** The blocks between. */
  readonly blocks: Span | null;
}

function split({ from, to }: Span): Split {
  const [first, last] = [blockOf(from), blockOf(to)];
  if (first === last) return { ends: [{ from, to }], blocks: null };
  const ends = [
    { from, to: tilesOfBlock(first).to },
    { from: tilesOfBlock(last).from, to },
  ];
  return { ends, blocks: last - first === 1 ? null : { from: first + 1, to: last - 1 } };
}

/**
 * At most nine parts, which together are the rectangle: whole blocks, edges and corners. What lies at the edge of the
 * rectangle is never in one number with what does not.
 */
export function partsOf(rectangle: Rectangle): Part[] {
  const [across, down] = [split(rectangle.x), split(rectangle.y)];
  const parts: Part[] = [];
  if (across.blocks !== null && down.blocks !== null) {
    parts.push({ kind: 'blocks', x: across.blocks, y: down.blocks });
  }
  for (const x of across.ends) {
    if (down.blocks !== null) parts.push({ kind: 'columns', x, blocks: down.blocks });
    for (const y of down.ends) parts.push({ kind: 'cells', x, y });
  }
  for (const y of down.ends) {
    if (across.blocks !== null) parts.push({ kind: 'rows', y, blocks: across.blocks });
  }
  return parts;
}
