import { type Header, TileType } from 'pmtiles';
import * as z from 'zod';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { toUnit } from '#shared/domain/mercator.ts';
import type { ArchiveFile } from './archiveFile.ts';

/** What docs/deploy.md extracts has all of these. */
const neededLayers = ['earth', 'water', 'landuse', 'roads', 'buildings', 'places', 'boundaries', 'pois'];
const schema = 4;
const minZoomOfDetail = 14;
/** The mainland: Cape Agulhas, Musina, Alexander Bay and Kosi Bay. */
const country = { west: 16.5, south: -34.8, east: 32.8, north: -22.2 } as const;
const zoomOfTile = 6;
const johannesburg = { latitude: -26.2041, longitude: 28.0473 } as const;
const endBytes = 64;
const monthMs = 31 * 24 * 3_600_000;

const Metadata = z.object({
  version: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
  /** When OpenStreetMap's data was taken. */
  'planetiler:osm:osmosisreplicationtime': z.string().optional(),
});

export interface CheckedBasemap {
  readonly maxZoom: number;
  /** The day of OpenStreetMap's data, if the file says it. */
  readonly dataOf: string | undefined;
  /** What is no reason to refuse it. */
  readonly warnings: readonly string[];
}

/** Whether a file can be our own map. @throws StartFailure with a sentence that says why not. */
export async function checkBasemap({ archive, bytes }: ArchiveFile, now: Date): Promise<CheckedBasemap> {
  const header = await archive.getHeader().catch(() => {
    throw new StartFailure('This is no archive of map tiles: it has to be PMTiles, version 3.');
  });
  checkHeader(header, bytes);
  await checkEnd(archive, header);
  const metadata = Metadata.safeParse(await archive.getMetadata().catch(() => null));
  if (!metadata.success)
    throw new StartFailure('The description in this archive cannot be read. Please extract it again.');
  const { version, vector_layers: layers, 'planetiler:osm:osmosisreplicationtime': time } = metadata.data;
  if (!version.startsWith(`${schema}.`))
    throw new StartFailure(
      `This archive has version ${version || '(none)'} of Protomaps' basemap; the map needs version ${schema}. Please extract a newer one.`,
    );
  const missing = neededLayers.filter((name) => !layers.some(({ id }) => id === name));
  if (missing.length > 0) throw new StartFailure(`This archive lacks the layers ${missing.join(', ')}.`);
  await checkTile(archive);
  const age = time === undefined ? null : now.getTime() - Date.parse(time);
  return {
    maxZoom: header.maxZoom,
    dataOf: time?.slice(0, 10),
    warnings: [
      ...(header.maxZoom < 15
        ? [`It has details up to zoom ${header.maxZoom}; 15 is better, for buildings and shops.`]
        : []),
      ...(age !== null && age > 2 * monthMs
        ? [`Its data is of ${time?.slice(0, 10)}. A newer one has more roads.`]
        : []),
    ],
  };
}

function checkHeader(header: Header, bytes: number): void {
  if (header.tileType !== TileType.Mvt)
    throw new StartFailure('This archive has pictures; the map needs vector tiles.');
  const end = header.tileDataOffset + (header.tileDataLength ?? 0);
  if (bytes < end)
    throw new StartFailure(
      `This file was cut short: it has ${bytes} bytes of ${end}. Please extract or copy it again.`,
    );
  const { west, south, east, north } = country;
  if (header.minLon > west || header.maxLon < east || header.minLat > south || header.maxLat < north)
    throw new StartFailure(
      `This archive covers ${header.minLon.toFixed(1)} to ${header.maxLon.toFixed(1)} east and ${header.minLat.toFixed(1)} to ${header.maxLat.toFixed(1)} north, not all of South Africa.`,
    );
  if (header.maxZoom < minZoomOfDetail)
    throw new StartFailure(
      `This archive ends at zoom ${header.maxZoom}; the map needs ${minZoomOfDetail} at least.`,
    );
}

/** A download that did not end may have its full length, in zeros; a tile never ends in as many. */
async function checkEnd({ source }: ArchiveFile['archive'], header: Header): Promise<void> {
  const length = Math.min(endBytes, header.tileDataLength ?? 0);
  const end = header.tileDataOffset + (header.tileDataLength ?? 0);
  const { data } = await source.getBytes(end - length, length);
  if (new Uint8Array(data).every((byte) => byte === 0))
    throw new StartFailure('The end of this file is empty. Please extract or copy it again.');
}

/** A header may be whole where tiles are not. */
async function checkTile(archive: ArchiveFile['archive']): Promise<void> {
  const { x, y } = toUnit(johannesburg.latitude, johannesburg.longitude);
  const at = (unit: number) => Math.floor(unit * 2 ** zoomOfTile);
  const tile = await archive.getZxy(zoomOfTile, at(x), at(y)).catch(() => undefined);
  if (tile === undefined || tile.data.byteLength === 0)
    throw new StartFailure(
      'The tile of Johannesburg cannot be read from this archive. Please extract it again.',
    );
}
