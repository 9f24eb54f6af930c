import { cellKey } from '#shared/domain/mapCells.ts';
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
