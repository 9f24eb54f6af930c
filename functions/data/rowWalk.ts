import { type ListPart, type RowList, unitsOfItem } from './rowList.ts';

/** How far a list was read, in which direction, and what that cost. */
export interface Walk extends RowList {
  readonly unitsOfThing: number;
  /** In the direction of the list, or back. */
  readonly isAhead: boolean;
  /** Down to older things, or up to newer ones. */
  readonly isDown: boolean;
  /** The place of the last row that was taken, or where the part begins that is read. */
  last?: string | undefined;
  /** Things of the page. */
  found: number;
  /** Read units of the rows, and the most that a query took. */
  units: number;
  chunkUnits: number;
  /** The search ends here, because the page would cost too much. */
  isSpent: boolean;
}

export const newWalk = (list: RowList): Walk => ({
  ...list,
  unitsOfThing: list.unitsOfThing ?? unitsOfItem,
  isAhead: list.query.newer === undefined,
  isDown: (list.query.newer === undefined) !== (list.isAscending ?? false),
  found: 0,
  units: 0,
  chunkUnits: 0.5,
  isSpent: false,
});

/** Whether a page would cost too much with more of it. It can only end where it has come further than it began. */
export const isTooMuch = ({ last, found, units, maxUnits, unitsOfThing }: Walk, more: number): boolean =>
  last !== undefined && units + found * unitsOfThing + more > maxUnits;

/** The first of these parts that a page can pay for, if there is a thing of the page in each. */
export function payable(walk: Walk, parts: readonly ListPart[]): ListPart[] {
  let more = -walk.unitsOfThing;
  return parts.filter(({ partitions }) => {
    more += partitions.length * walk.chunkUnits + walk.unitsOfThing;
    return !isTooMuch(walk, more);
  });
}
