/** By which ranges of the index by place the codes at the edge of a view are read, for few read units. */
import { entriesPerHalf, maxHalves } from '#functions/data/readCells.ts';
import type { CountedTiles, CountedView } from '#functions/data/viewTiles.ts';
import { type CellRange, isOnePartition, quadkey, rangeOfKeys } from '#shared/domain/mapCells.ts';
import type { Span, TileLevel } from '#shared/domain/mapTiles.ts';

type LimitedRange = CellRange & { readonly halves: number };

/** A square of the map that the index has in one range: two tiles side by side. */
interface Square {
  readonly key: number;
  /** About how many codes are in it. */
  readonly codes: number;
  /** About how many codes a range from the square before would read as well. */
  readonly codesBefore: number;
}

/**
 * Ranges that are read together for at most 16 read units, if there are as many codes beside the view as there are in it.
 * Each range costs half a unit at least, so squares that have few codes between them are read in one.
 * @returns null where that is not enough
 */
export function edgeRanges(level: TileLevel, view: CountedView): LimitedRange[] | null {
  const digits = level - 1;
  const squares = squaresOf(digits, view.edge, codesBetween(digits, view));
  const gaps = [...squares.keys()]
    .slice(1)
    .sort((a, b) => weightOf(digits, squares, b) - weightOf(digits, squares, a));
  const borders = gaps.filter((index) => weightOf(digits, squares, index) === Infinity).length;
  const plans = Array.from({ length: maxHalves }, (_, breaks) => breaks)
    .filter((breaks) => breaks >= borders && breaks <= gaps.length)
    .map((breaks) => planOf(squares, gaps.slice(0, breaks)));
  // Many short ranges read little that is not known; few cost less.
  const plan =
    plans.findLast(({ halves }) => halves <= maxHalves / 2) ?? plans.sort((a, b) => a.halves - b.halves)[0];
  if (plan === undefined || plan.halves > maxHalves) return null;
  const spare = Math.floor((maxHalves - plan.halves) / plan.parts.length);
  return plan.parts.map(({ from, to, halves }) => ({
    ...rangeOfKeys(from, to, digits),
    halves: halves + spare,
  }));
}

interface Plan {
  readonly parts: readonly { readonly from: number; readonly to: number; readonly halves: number }[];
  readonly halves: number;
}

function planOf(squares: readonly Square[], breaks: readonly number[]): Plan {
  const starts = [0, ...breaks.toSorted((a, b) => a - b)];
  const parts = starts.map((start, index) => {
    const some = squares.slice(start, starts[index + 1]);
    const read = some.reduce((sum, { codes, codesBefore }) => sum + codes + codesBefore, 0);
    const codes = read - (some[0]?.codesBefore ?? 0);
    const halves = Math.max(1, Math.ceil(codes / entriesPerHalf));
    return { from: some[0]?.key ?? 0, to: some.at(-1)?.key ?? 0, halves };
  });
  return { parts, halves: parts.reduce((sum, { halves }) => sum + halves, 0) };
}

/** How much is saved by a break before a square: the codes between, or the area of it. */
function weightOf(digits: number, squares: readonly Square[], index: number): number {
  const [before, square] = [squares[index - 1], squares[index]];
  if (before === undefined || square === undefined) return 0;
  if (!isOnePartition(before.key, square.key, digits)) return Infinity;
  return square.codesBefore + (square.key - before.key - 1) / 4 ** digits;
}

const eachOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function squaresOf(
  digits: number,
  edge: readonly CountedTiles[],
  between: (from: number, to: number) => number,
): Square[] {
  const codes = new Map<number, number>();
  for (const { x, y, count } of edge) {
    const keys = eachOf(y.from, y.to).flatMap((row) =>
      eachOf(x.from >> 1, x.to >> 1).map((column) => quadkey(column, row, digits)),
    );
    // The other tile of a square has as many.
    const share = (x.from === x.to ? 2 : 1) / keys.length;
    for (const key of keys) codes.set(key, (codes.get(key) ?? 0) + count * share);
  }
  const sorted = [...codes].sort(([one], [other]) => one - other);
  return sorted.map(([key, count], index) => {
    const [before = key] = sorted[index - 1] ?? [];
    return { key, codes: count, codesBefore: before + 1 < key ? between(before + 1, key) : 0 };
  });
}

/** Half a block, 16 by 8 tiles, is a range of so many squares. */
const squaresOfHalf = 64;

/** About how many codes lie between two squares, if the tiles beyond the view have as many as those in it. */
function codesBetween(
  digits: number,
  { all, inside, edge }: CountedView,
): (from: number, to: number) => number {
  const halves = new Map<number, number>();
  for (const { x, y, count } of [...inside, ...edge]) {
    const column = x.from >> 4;
    const rows = [...new Set([y.from >> 3, y.to >> 3])];
    for (const row of rows) {
      const share = within(all.x, column * 16, 16) * within(all.y, row * 8, 8) * rows.length;
      const key = quadkey(column, row, digits - 3);
      halves.set(key, (halves.get(key) ?? 0) + count / share);
    }
  }
  return (from, to) => {
    let codes = 0;
    for (const [half, count] of halves) {
      const start = half * squaresOfHalf;
      const squares = Math.min(to, start + squaresOfHalf) - Math.max(from, start);
      codes += (count * Math.max(0, squares)) / squaresOfHalf;
    }
    return codes;
  };
}

/** Which share of some tiles in a row lies in a span. */
const within = ({ from, to }: Span, first: number, size: number) =>
  (Math.min(to, first + size - 1) - Math.max(from, first) + 1) / size;
