/** Pages of a list: read from a place on, and ended before they would cost too much. */
import type { RowList, TimeRow } from './rowList.ts';
import { rowsOfParts } from './rowsInOrder.ts';
import { isTooMuch, newWalk, type Walk } from './rowWalk.ts';
import type { Table } from './table.ts';

export interface TimePage {
  /** The newest first, where the list is not ascending. */
  readonly rows: readonly TimeRow[];
  /** Where the list continues in each direction; absent at its ends. */
  readonly older?: string;
  readonly newer?: string;
  /** The list continues, but was read no further for this page: too few of the rows matched, or they are far apart. */
  readonly isPartial: boolean;
}

export async function pageOfRows(table: Table, list: RowList): Promise<TimePage> {
  const { limit, skip, matches = () => true } = list.query;
  const walk = newWalk(list);
  const found: TimeRow[] = [];
  for await (const row of rowsOfParts(table, walk)) {
    if (matches(row)) {
      // A full page continues with it.
      if (found.length === skip + limit) return pageOf(walk, found.slice(skip), { continues: true });
      if (found.length >= skip && isTooMuch(walk, walk.unitsOfThing))
        return pageOf(walk, found.slice(skip), { continues: true, stoppedAt: walk.last });
      found.push(row);
      walk.found = Math.max(0, found.length - skip);
    }
    walk.last = row.timeSk;
  }
  const isFull = walk.found === limit;
  const continues = walk.isSpent && found.length !== (await list.query.countAll?.());
  return pageOf(walk, found.slice(skip), {
    continues,
    ...(continues && !isFull && { stoppedAt: walk.last }),
  });
}

interface End {
  readonly continues: boolean;
  /** Where the page is not full. */
  readonly stoppedAt?: string | undefined;
}

function pageOf(
  { query, isAhead }: Walk,
  found: readonly TimeRow[],
  { continues, stoppedAt }: End,
): TimePage {
  const rows = isAhead ? found : [...found].reverse();
  const next = stoppedAt ?? found.at(-1)?.timeSk;
  const back = found[0]?.timeSk ?? query.older ?? query.newer;
  const ahead = continues && next !== undefined ? { [isAhead ? 'older' : 'newer']: next } : {};
  const isFirst = query.skip === 0 && (isAhead ? query.older : query.newer) === undefined;
  const hasBack = !isFirst && back !== undefined;
  return {
    rows,
    ...ahead,
    ...(hasBack && { [isAhead ? 'newer' : 'older']: back }),
    isPartial: stoppedAt !== undefined,
  };
}
