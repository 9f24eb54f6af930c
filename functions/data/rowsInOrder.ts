/** Reads the rows of a list in its order, no further than a page may cost. */
import { inOrder, newReader, type PartitionReader, readMore } from './partitionReader.ts';
import type { ListPart, RowList, TimeRow } from './rowList.ts';
import { isTooMuch, newWalk, payable, type Walk } from './rowWalk.ts';
import type { Table } from './table.ts';

/** All rows of a list, which are read as they are taken. */
export const allRows = (table: Table, list: Omit<RowList, 'maxUnits'>): AsyncGenerator<TimeRow> =>
  rowsOfParts(table, newWalk({ ...list, maxUnits: Number.POSITIVE_INFINITY }));

export async function* rowsOfParts(table: Table, walk: Walk): AsyncGenerator<TimeRow> {
  const readers = new Map<string, PartitionReader[]>();
  const open = async (some: readonly ListPart[]) => {
    for (const { start, partitions } of some) {
      readers.set(
        start,
        partitions.map((partition) => newReader(partition, partitions.length)),
      );
    }
    await readMore(
      table,
      walk,
      some.flatMap(({ start }) => readers.get(start) ?? []),
    );
  };
  const [parts] = await Promise.all([walk.parts, walk.likely && open([walk.likely])]);
  for (const [index, part] of parts.entries()) {
    if (index > 0) walk.last = part.start;
    if (!readers.has(part.start)) {
      const some = payable(walk, parts.slice(index, index + besides(walk, readers.size)));
      walk.isSpent = some.length === 0;
      if (walk.isSpent) return;
      await open(some);
    }
    yield* merged(table, walk, readers.get(part.start) ?? []);
    if (walk.isSpent) return;
  }
}

/** Parts that are read side by side: as many as before, so that rounds of reads are few, and few parts are read for nothing. */
const besides = ({ maxUnits }: Walk, read: number) => (Number.isFinite(maxUnits) ? Math.max(1, read) : 1);

/** The rows of partitions that are each in order, in order. */
async function* merged(
  table: Table,
  walk: Walk,
  readers: readonly PartitionReader[],
): AsyncGenerator<TimeRow> {
  for (;;) {
    const open = readers.filter(({ isDone }) => !isDone);
    const empty = open.filter(({ rows }) => rows.length === 0);
    if (empty.length > 0) {
      // Those that are empty soon are read as well, in the same round.
      const low = open.filter(({ rows, chunk }) => rows.length <= chunk / 2);
      const isLowTooMuch = isTooMuch(walk, low.length * walk.chunkUnits);
      const due = isLowTooMuch ? empty : low;
      walk.isSpent = isTooMuch(walk, due.length * walk.chunkUnits);
      if (walk.isSpent) return;
      await readMore(table, walk, due);
    } else {
      const next = nextOf(walk, readers);
      if (next === undefined) return;
      yield next;
    }
  }
}

function nextOf({ isDown }: Walk, readers: readonly PartitionReader[]): TimeRow | undefined {
  const heads = readers.flatMap((reader) => (reader.rows[0] ? [{ reader, row: reader.rows[0] }] : []));
  return heads.sort((a, b) => inOrder(isDown)(a.row, b.row))[0]?.reader.rows.shift();
}
