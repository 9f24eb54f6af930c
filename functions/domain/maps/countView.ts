import { countInBounds } from '#functions/data/listByCell.ts';
import { countInTiles } from '#functions/data/mapTiles.ts';
import type { Table } from '#functions/data/table.ts';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { tileLevelOf, withinCountry } from '#shared/domain/mapTiles.ts';

/**
 * Counts the codes in a map view, with at most 16 read units: of a small view the codes themselves, of any other the
 * counters of the tiles that it touches.
 */
export async function countView(table: Table, bounds: Bounds): Promise<{ count: number; complete: boolean }> {
  const view = withinCountry(bounds);
  if (view === null) return { count: 0, complete: true };
  const level = tileLevelOf(view);
  if (level === null) return countInBounds(table, view);
  return { count: await countInTiles(table, level, view), complete: true };
}
