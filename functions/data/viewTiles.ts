/** Counts the codes of a map view by the sums of its tiles (docs/decisions/0046-counters.md). */
import type { Bounds } from '#shared/domain/mapCells.ts';
import {
  blockOf,
  type CellLevel,
  type Part,
  partsOf,
  type Rectangle,
  type Span,
  type TileLevel,
  tilesOf,
  tilesOfBlock,
} from '#shared/domain/mapTiles.ts';
import { blocksOf, inBlock, type Line, readLine, readTiles } from './mapTiles.ts';
import type { Table } from './table.ts';

/** Some tiles of a level, and how many codes are in them. */
export interface CountedTiles extends Rectangle {
  readonly count: number;
}

/** The tiles of the level that is four below are the blocks of this one. */
const levelOfBlocks = (level: TileLevel) => (level - 4) as CellLevel;

const one = (tile: number): Span => ({ from: tile, to: tile });

/** @param tiles of one block, whose sums are read over a span of blocks */
async function readSums(
  table: Table,
  line: Pick<Line, 'kind' | 'level'>,
  { tiles, blocks }: { tiles: Span; blocks: Span },
): Promise<{ tile: number; block: number; count: number }[]> {
  const own = blockOf(tiles.from);
  const packs = await readLine(table, { ...line, line: own, packs: blocksOf(blocks) });
  return packs.flatMap(({ pack, numberAt }) =>
    inBlock(blocks, pack).flatMap((major) =>
      inBlock(tiles, own).map((minor) => ({
        tile: own * 16 + minor,
        block: pack * 16 + major,
        count: numberAt(major, minor),
      })),
    ),
  );
}

async function readPart(table: Table, level: TileLevel, part: Part): Promise<CountedTiles[]> {
  switch (part.kind) {
    case 'cells': {
      const tiles = await readTiles(table, level, part);
      return tiles.map(({ x, y, count }) => ({ x: one(x), y: one(y), count }));
    }
    case 'blocks': {
      const tiles = await readTiles(table, levelOfBlocks(level), part);
      return tiles.map(({ x, y, count }) => ({ x: tilesOfBlock(x), y: tilesOfBlock(y), count }));
    }
    case 'columns': {
      const sums = await readSums(table, { kind: 'COLUMNS', level }, { tiles: part.x, blocks: part.blocks });
      return sums.map(({ tile, block, count }) => ({ x: one(tile), y: tilesOfBlock(block), count }));
    }
    case 'rows': {
      const sums = await readSums(table, { kind: 'ROWS', level }, { tiles: part.y, blocks: part.blocks });
      return sums.map(({ tile, block, count }) => ({ x: tilesOfBlock(block), y: one(tile), count }));
    }
  }
}

export interface CountedView {
  /** The tiles that it touches. */
  readonly all: Rectangle;
  /** Tiles that lie within the view. */
  readonly inside: readonly CountedTiles[];
  /** The tiles at its edge in which there are codes: single ones, or 16 of a row or a column. */
  readonly edge: readonly CountedTiles[];
}

/** At most 16 read units, however many codes there are. */
export async function readView(table: Table, level: TileLevel, view: Bounds): Promise<CountedView> {
  const all = tilesOf(level, view);
  const isAtEnd = (span: Span, end: Span) => span.from === end.from || span.to === end.to;
  const parts = await Promise.all(partsOf(all).map((part) => readPart(table, level, part)));
  const counted = parts.flat().filter(({ count }) => count > 0);
  const isAtEdge = ({ x, y }: CountedTiles) => isAtEnd(x, all.x) || isAtEnd(y, all.y);
  return { all, inside: counted.filter((tiles) => !isAtEdge(tiles)), edge: counted.filter(isAtEdge) };
}

export const sumOf = (tiles: readonly CountedTiles[]): number =>
  tiles.reduce((sum, { count }) => sum + count, 0);
