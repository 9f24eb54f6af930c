/** Reads where the codes in a part of the map are, from the index by place. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Bounds, CellRange } from '#shared/domain/mapCells.ts';
import { areaOf, cellPartition } from './byCell.ts';
import type { Table } from './table.ts';

/** What half a read unit of an eventual read, 4 KB, holds: an entry of the index is at most 94 bytes. */
export const entriesPerHalf = 43;
/** A read of cells is at most 16 read units. */
export const maxHalves = 32;

interface LimitedRange extends CellRange {
  /** Half read units that it may cost. */
  readonly halves: number;
}

interface ReadCells {
  /** Where each code is: at a point, or somewhere in a cell. */
  readonly areas: readonly Bounds[];
  /** Otherwise there may be more. */
  readonly isComplete: boolean;
}

export async function readCells(table: Table, ranges: readonly LimitedRange[]): Promise<ReadCells> {
  const read = await Promise.all(
    ranges.map(async ({ partition, from, to, halves }) => {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'byCell',
          KeyConditionExpression: 'cellPk = :cell AND cellSk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':cell': cellPartition(partition), ':from': from, ':to': to },
          Limit: halves * entriesPerHalf,
        }),
      );
      const areas = Items.map(({ cellSk }) => areaOf(partition, String(cellSk)));
      return { areas, isComplete: LastEvaluatedKey === undefined };
    }),
  );
  return {
    areas: read.flatMap(({ areas }) => areas),
    isComplete: read.every(({ isComplete }) => isComplete),
  };
}

/** How many codes are in a view for sure, and how many more may be. */
export function countInView(areas: readonly Bounds[], view: Bounds): { inside: number; atBorder: number } {
  const touching = areas.filter(
    ({ north, east, south, west }) =>
      south <= view.north && north >= view.south && west <= view.east && east >= view.west,
  );
  const inside = touching.filter(
    ({ north, east, south, west }) =>
      north <= view.north && south >= view.south && east <= view.east && west >= view.west,
  ).length;
  return { inside, atBorder: touching.length - inside };
}
