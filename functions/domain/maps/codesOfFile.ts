import { listCodesOfTile } from '#functions/data/listByCell.ts';
import { readTiles } from '#functions/data/mapTiles.ts';
import { getZarCodes, type ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { country, tilesOf } from '#shared/domain/mapTiles.ts';
import { isPublic } from '#shared/domain/visibility.ts';

/** Its tiles are those by which codes are listed, about 1.4 degrees wide. */
const level = 8;

/** All tiles of the country that have codes, from the north-west, and how many there are. About two read units. */
export async function countCountry({ table }: Pick<Dependencies, 'table'>) {
  const tiles = await readTiles(table, level, tilesOf(level, country));
  return {
    tiles: tiles.toSorted((a, b) => a.y - b.y || a.x - b.x),
    total: tiles.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Some of all codes, tile after tile. Those of the tiles before are skipped by their counters, and not read. */
export async function codesOfFile(
  deps: Pick<Dependencies, 'table'>,
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<ZarCode[]> {
  const { tiles } = await countCountry(deps);
  let skip = (page - 1) * rows;
  const codes: string[] = [];
  for (const tile of tiles) {
    if (codes.length >= rows) break;
    if (skip >= tile.count) {
      skip -= tile.count;
      continue;
    }
    codes.push(...(await listCodesOfTile(deps.table, tile, { skip, max: rows - codes.length })));
    skip = 0;
  }
  // The index follows a change of the level a moment later.
  return (await getZarCodes(deps.table, codes)).filter(isPublic);
}
