import { delMany, get, setMany, update } from 'idb-keyval';
import { findTile, PMTiles, type RangeResponse, type Source, zxyToTileId } from 'pmtiles';
import { toUnit } from '#shared/domain/mercator.ts';
import type { AreaSize, KeepOptions, KeptArea, KeptAreas } from '#web/maps/keptArea.ts';
import { noteKeptBasemap } from '#web/maps/keptBasemap.ts';
import type { Point } from '#web/maps/mapView.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { rangeKey, rangeStore, sourceOnline } from './keptRanges.ts';

/** To each side of the middle: an area of ten kilometres. */
const reachMetres = 5000;
const metresPerDegree = 111_320;
/** What a phone has room for; else it is kept without its last zoom level. */
const maxBytes = 8 * 1024 * 1024;
const maxKeptZoom = 15;
const minKeptZoom = 12;
const requestsAtOnce = 6;
const areasKey = 'basemap-areas';

interface StoredArea extends Omit<KeptArea, 'isOld'> {
  readonly file: string;
  readonly keys: readonly string[];
}

interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The one that was kept last first. */
const storedAreas = async (): Promise<readonly StoredArea[]> => (await get<StoredArea[]>(areasKey)) ?? [];

function tilesAround({ latitude, longitude }: Point, maxZoom: number): TileAddress[] {
  const high = reachMetres / metresPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  const first = toUnit(latitude + high, longitude - wide);
  const last = toUnit(latitude - high, longitude + wide);
  const tiles: TileAddress[] = [];
  for (let z = 0; z <= maxZoom; z++) {
    const at = (unit: number) => Math.floor(unit * 2 ** z);
    for (let x = at(first.x); x <= at(last.x); x++) {
      for (let y = at(first.y); y <= at(last.y); y++) tiles.push({ z, x, y });
    }
  }
  return tiles;
}

/** Where a tile is in the archive, by its directories alone; null where it has none. */
async function lengthOf(archive: PMTiles, { z, x, y }: TileAddress): Promise<number> {
  const { cache, source } = archive;
  const header = await archive.getHeader();
  const id = zxyToTileId(z, x, y);
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  // The format has at most three levels below the root.
  for (let level = 0; level <= 3; level++) {
    const entry = findTile(await cache.getDirectory(source, offset, length, header), id);
    if (entry === null) return 0;
    if (entry.runLength > 0) return entry.length;
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  return 0;
}

interface Plan extends AreaSize {
  readonly tiles: readonly TileAddress[];
}

/** As close in as it may be with what a phone has room for. */
async function planAround(archive: PMTiles, center: Point): Promise<Plan> {
  const { maxZoom } = await archive.getHeader();
  let zoom = Math.min(maxZoom, maxKeptZoom);
  for (;;) {
    const tiles = tilesAround(center, zoom);
    const lengths = await Promise.all(tiles.map((tile) => lengthOf(archive, tile)));
    const bytes = lengths.reduce((sum, length) => sum + length, 0);
    if (bytes <= maxBytes || zoom <= minKeptZoom) return { tiles, bytes, parts: tiles.length };
    zoom -= 1;
  }
}

/** Remembers everything that is read. */
class RecordedSource implements Source {
  readonly read = new Map<string, ArrayBuffer>();
  readonly #file: string;
  readonly #online: Source;

  constructor(file: string) {
    this.#file = file;
    this.#online = sourceOnline(file);
  }

  getKey(): string {
    return this.#online.getKey();
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const response = await this.#online.getBytes(offset, length, signal, etag);
    this.read.set(rangeKey(this.#file, offset, length), response.data);
    return response;
  }
}

async function fetchAll(archive: PMTiles, { tiles }: Plan, { signal, onProgress }: KeepOptions) {
  const waiting = [...tiles];
  let done = 0;
  const fetchNext = async (): Promise<void> => {
    for (let tile = waiting.pop(); tile !== undefined; tile = waiting.pop()) {
      signal.throwIfAborted();
      await archive.getZxy(tile.z, tile.x, tile.y, signal);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, fetchNext));
}

/** Changes the list, and deletes the ranges that no area needs any more. */
async function changeAreas(change: (areas: readonly StoredArea[]) => readonly StoredArea[]): Promise<void> {
  let before: readonly StoredArea[] = [];
  let after: readonly StoredArea[] = [];
  await update<readonly StoredArea[]>(areasKey, (areas = []) => {
    before = areas;
    after = change(areas);
    return after;
  });
  noteKeptBasemap(after[0]?.file);
  await dropUnneeded(before.flatMap(({ keys }) => keys));
}

async function dropUnneeded(keys: readonly string[]): Promise<void> {
  const needed = new Set((await storedAreas()).flatMap((area) => area.keys));
  await delMany(
    keys.filter((key) => !needed.has(key)),
    rangeStore(),
  );
}

/** The same place once more, or what a renewed map has of it. */
const replaces =
  (area: StoredArea) =>
  (other: StoredArea): boolean => {
    if (other.file !== area.file) return other.name === area.name;
    const keys = new Set(area.keys);
    return other.keys.every((key) => keys.has(key));
  };

/** Areas of an archive, shared by everything on this device that shows the map. */
export const keptAreas = (file: string): KeptAreas => ({
  async list() {
    return (await storedAreas()).map(({ keys: _, file: ofFile, ...area }) => ({
      ...area,
      isOld: ofFile !== file,
    }));
  },
  async sizeAround(center) {
    const { bytes, parts } = await planAround(new PMTiles(sourceOnline(file)), center);
    return { bytes, parts };
  },
  async keep(center, options) {
    const source = new RecordedSource(file);
    const archive = new PMTiles(source);
    const plan = await planAround(archive, center);
    await fetchAll(archive, plan, options);
    options.signal.throwIfAborted();
    const ranges = [...source.read];
    const area: StoredArea = {
      id: randomKey(),
      name: options.name,
      file,
      bytes: ranges.reduce((sum, [, { byteLength }]) => sum + byteLength, 0),
      keptAt: new Date().toISOString(),
      keys: ranges.map(([key]) => key),
    };
    // All of it or nothing: the list names it last.
    await setMany(ranges, rangeStore());
    try {
      options.signal.throwIfAborted();
      const isReplaced = replaces(area);
      await changeAreas((areas) => [area, ...areas.filter((other) => !isReplaced(other))]);
    } catch (error) {
      await dropUnneeded(area.keys);
      throw error;
    }
  },
  delete: (id) => changeAreas((areas) => areas.filter((area) => area.id !== id)),
});
