import type { CellRange } from '#shared/domain/mapCells.ts';
import { areaOf, cellPartition } from './byCell.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import { codeOfItem } from './zarcodes.ts';

export interface PlacedCode {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Every public code of a part of the map. */
export async function listCodesInCells(
  table: Table,
  { partition, from, to }: CellRange,
): Promise<PlacedCode[]> {
  const items = await queryAll(table, {
    IndexName: 'byCell',
    KeyConditionExpression: 'cellPk = :cell AND cellSk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':cell': cellPartition(partition), ':from': from, ':to': to },
  });
  return items.map((item) => {
    const { north, east, south, west } = areaOf(partition, String(item['cellSk']));
    return { code: codeOfItem(item), latitude: (north + south) / 2, longitude: (east + west) / 2 };
  });
}
