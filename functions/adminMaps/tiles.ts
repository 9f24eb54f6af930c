import { readTiles } from '#functions/data/mapTiles.ts';
import { countCountry } from '#functions/domain/maps/codesOfFile.ts';
import { handle } from '#functions/lib/handle.ts';
import { adminMaps, rowsInFile } from '#shared/contract/adminMaps.ts';
import { clusterLevelOf, tileCentre, tilesOf, withinCountry } from '#shared/domain/mapTiles.ts';

export const handler = handle('adminMaps.tiles', adminMaps.tiles, async ({ query, deps }) => {
  const { ne_lat: north, ne_lng: east, sw_lat: south, sw_lng: west, kind, verified } = query;
  const view = withinCountry({ north, east, south, west });
  const level = view === null ? null : clusterLevelOf(view);
  const filter = {
    ...(kind && { isCreatorCode: kind === 'creator' }),
    ...(verified && { verified: verified === 'true' }),
  };
  const [tiles, { total }] = await Promise.all([
    view === null || level === null ? [] : readTiles(deps.table, level, tilesOf(level, view), filter),
    countCountry(deps),
  ]);
  return {
    tiles: level === null ? [] : tiles.map((tile) => ({ ...tileCentre(level, tile), count: tile.count })),
    total,
    files: Math.ceil(total / rowsInFile),
  };
});
