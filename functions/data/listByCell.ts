import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Bounds, cellKey, cellRanges, decodeCell } from '#shared/domain/mapCells.ts';
import { tileCentre } from '#shared/domain/mapTiles.ts';
import { cellPartition } from './byCell.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import { codeOfItem } from './zarcodes.ts';

/**
 * Codes of a tile of level 8, in the order of the map grid: two of its partitions are such a tile. An entry is about 90
 * bytes, also of those that are skipped.
 */
export async function listCodesOfTile(
  table: Table,
  tile: { readonly x: number; readonly y: number },
  { skip, max }: { readonly skip: number; readonly max: number },
): Promise<string[]> {
  const { latitude, longitude } = tileCentre(8, tile);
  const quarter = 360 / 2 ** 8 / 4;
  const codes: string[] = [];
  for (const each of [latitude + quarter, latitude - quarter]) {
    if (codes.length >= skip + max) break;
    const { partition } = cellKey(each, longitude);
    const query = {
      IndexName: 'byCell',
      KeyConditionExpression: 'cellPk = :cell',
      ExpressionAttributeValues: { ':cell': cellPartition(partition) },
    };
    const items = await queryAll(table, query, skip + max - codes.length);
    codes.push(...items.map(codeOfItem));
  }
  return codes.slice(skip);
}

// An index entry of a cell is about 90 bytes: 170 of them are 16 KB, two read units of an eventual read.
const cellsPerRange = 1400;

/**
 * Counts the codes in a map view, reading at most 16 read units' worth: 8 ranges, or one town's 1,400 codes.
 * @returns complete: false where there may be more than were read, or the view is wider than ranges can cover.
 */
export async function countInBounds(
  table: Table,
  bounds: Bounds,
): Promise<{ count: number; complete: boolean }> {
  const ranges = cellRanges(bounds);
  if (ranges === null) return { count: 0, complete: false };
  const counts = await Promise.all(
    ranges.map(async ({ partition, from, to }) => {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'byCell',
          KeyConditionExpression: 'cellPk = :cell AND cellSk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':cell': cellPartition(partition), ':from': from, ':to': to },
          Limit: Math.floor(cellsPerRange / ranges.length),
        }),
      );
      const inside = Items.filter(({ cellSk }) => isInside(partition, String(cellSk), bounds));
      return { count: inside.length, complete: LastEvaluatedKey === undefined };
    }),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    complete: counts.every(({ complete }) => complete),
  };
}

/** Ranges cover somewhat more than the view; the sort key has the exact point. */
function isInside(partition: string, cellSk: string, bounds: Bounds): boolean {
  const { latitude, longitude } = decodeCell(partition, cellSk.slice(0, cellSk.indexOf('#')));
  return (
    latitude <= bounds.north &&
    latitude >= bounds.south &&
    longitude <= bounds.east &&
    longitude >= bounds.west
  );
}
