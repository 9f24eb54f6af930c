/** `npm run basemap` on a local stage, and the files that it refuses. */
import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FetchSource, PMTiles } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { getSettings } from '#functions/data/settings.ts';
import { openArchiveFile } from '#scripts/basemap/archiveFile.ts';
import { localStore, nameOfFile } from '#scripts/basemap/basemapStore.ts';
import { checkBasemap } from '#scripts/basemap/checkBasemap.ts';
import { switchBasemap } from '#scripts/basemap/switchBasemap.ts';
import { root } from '#scripts/build/entries.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { openObjects } from '#scripts/local/objects.ts';
import { serveImages } from '#scripts/local/publicImages.ts';
import { makeBasemap } from '#test/support/basemap/makeBasemap.ts';
import { pmtilesFile } from '#test/support/basemap/pmtilesFile.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const folder = emptyFolder();
const khayelitsha = { latitude: -34.0364, longitude: 18.6775 };
const good = makeBasemap([khayelitsha]);
const now = new Date('2026-11-28T10:00:00Z');

const written = async (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

const check = async (bytes: Uint8Array) => {
  const file = await openArchiveFile(await written('checked.pmtiles', bytes));
  return checkBasemap(file, now).finally(() => file.close());
};

const oneTile = { z: 6, x: 36, y: 36, bytes: Buffer.from('tile') };
const whole = { west: 16, south: -35.5, east: 33.5, north: -21.5 };
const layers = ['earth', 'water', 'landuse', 'roads', 'buildings', 'places', 'boundaries', 'pois'];
const metadata = { version: '4.11.9', vector_layers: layers.map((id) => ({ id })) };
const detailed = [oneTile, { ...oneTile, z: 15 }];

/** As a copy of the good one whose byte at a place is another. */
const withByte = (place: number, value: number) => {
  const bytes = Buffer.from(good);
  bytes[place] = value;
  return bytes;
};
const tileTypeAt = 99;
/** As long as the good one, as downloads are that reserve their room. */
const zeroFrom = (place: number) => Buffer.from(good).fill(0, place);

describe('an archive', () => {
  test('of the schema, of the whole country and detailed is accepted', async () => {
    expect(await check(good)).toEqual({ maxZoom: 15, dataOf: undefined, warnings: [] });
  });

  test('with old data or few details is accepted with a warning', async () => {
    const old = { ...metadata, 'planetiler:osm:osmosisreplicationtime': '2026-01-05T00:00:00Z' };
    const tiles = [oneTile, { ...oneTile, z: 14 }];
    expect(await check(pmtilesFile({ tiles, metadata: old, bounds: whole }))).toEqual({
      maxZoom: 14,
      dataOf: '2026-01-05',
      warnings: [
        'It has details up to zoom 14; 15 is better, for buildings and shops.',
        'Its data is of 2026-01-05. A newer one has more roads.',
      ],
    });
  });

  test.for([
    ['a text file', Buffer.from('Roads of South Africa\n'.repeat(9)), /no archive of map tiles/],
    ['an empty file', Buffer.alloc(0), /no archive of map tiles/],
    ['of which only the beginning came', zeroFrom(60_000), /The end of this file is empty/],
    ['cut short', good.subarray(0, 50_000), /cut short: it has 50000 bytes of \d+/],
    ['of pictures', withByte(tileTypeAt, 2), /has pictures/],
    [
      'of Kenya',
      pmtilesFile({ tiles: detailed, metadata, bounds: { west: 34, south: -4.7, east: 41.9, north: 5 } }),
      /covers 34.0 to 41.9 east .* not all of South Africa/,
    ],
    [
      'of an old schema',
      pmtilesFile({ tiles: detailed, metadata: { ...metadata, version: '3.7.1' }, bounds: whole }),
      /version 3.7.1 of Protomaps' basemap; the map needs version 4/,
    ],
    [
      'of another kind of map',
      pmtilesFile({
        tiles: detailed,
        metadata: { ...metadata, vector_layers: [{ id: 'water' }] },
        bounds: whole,
      }),
      /lacks the layers earth, landuse, roads/,
    ],
    ['without details', pmtilesFile({ tiles: [oneTile], metadata, bounds: whole }), /ends at zoom 6/],
    [
      'without the tile of Johannesburg',
      pmtilesFile({ tiles: [{ ...oneTile, z: 15 }], metadata, bounds: whole }),
      /tile of Johannesburg cannot be read/,
    ],
  ] as const)('%s is refused', async ([, bytes, message]) => {
    await expect(check(bytes)).rejects.toThrow(message);
  });
});

test('a folder and a file of two gigabytes without content are refused at once', async () => {
  const large = await written('large.pmtiles', Buffer.alloc(0));
  await truncate(large, 2 * 1024 ** 3);
  for (const path of [folder, large]) {
    const file = await openArchiveFile(path);
    await expect(checkBasemap(file, now).finally(() => file.close())).rejects.toThrow(
      /no archive of map tiles/,
    );
  }
});

test('two that are uploaded at once leave one, which is shown', async () => {
  const dataDir = join(folder, 'at-once');
  const { table, close } = await localTable(dataDir);
  const store = localStore(dataDir);
  const files = await Promise.all(['a', 'b', 'c'].map((name) => written(name, Buffer.from(name))));
  const names = await Promise.all(files.map(nameOfFile));
  const upload = (at: number) => store.upload(names[at] ?? '', files[at] ?? '', () => {});
  try {
    await upload(0);
    await switchBasemap(table, store, names[0] ?? '');
    await Promise.all([1, 2].map(upload));
    await Promise.all([1, 2].map((at) => switchBasemap(table, store, names[at] ?? '')));
    const { basemap } = await getSettings(table);
    const left = await Promise.all(names.map((name) => store.has(name)));
    expect(names.filter((_, at) => left[at])).toEqual([basemap]);
  } finally {
    await close();
  }
});

const run = (dataDir: string, ...args: string[]) =>
  promisify(execFile)('node', [join(root, 'scripts/basemap.ts'), '--stage', 'local', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

test('is uploaded, replaced, served by ranges, and removed', async () => {
  const dataDir = join(folder, 'data');
  const path = await written('za.pmtiles', good);
  const basemap = async () => {
    const { table, close } = await localTable(dataDir);
    return getSettings(table)
      .then((settings) => settings.basemap)
      .finally(close);
  };
  expect((await run(dataDir, '--file', path)).stdout).toContain('up to zoom 15');
  const first = await basemap();
  expect(first).toMatch(/^za-[0-9a-f]{16}\.pmtiles$/);
  expect((await run(dataDir, '--file', path)).stdout).toContain('It is this file already.');

  const other = await written('other.pmtiles', makeBasemap([khayelitsha], { name: 'Newer' }));
  await run(dataDir, '--file', other);
  const second = await basemap();
  expect(second).not.toBe(first);

  const objects = openObjects(join(dataDir, 's3/images'));
  const serve = serveImages(objects);
  const server = createServer((request, response) => void serve(request.url ?? '', request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const address = (file: string) => `http://127.0.0.1:${port}/api/images/basemaps/${file}`;
    const archive = new PMTiles(new FetchSource(address(second)));
    expect(await archive.getMetadata()).toMatchObject({ name: 'Newer' });
    expect((await archive.getZxy(6, 37, 36))?.data.byteLength).toBeGreaterThan(0);
    const past = await fetch(address(second), { headers: { range: 'bytes=99999999-99999999' } });
    expect([past.status, past.headers.get('content-range')]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
    expect((await fetch(address(first), { headers: { range: 'bytes=0-9' } })).status).toBe(404);
  } finally {
    server.close();
  }

  // As after a restore, where the setting names a file that the bucket has lost.
  await objects.delete(`api/images/basemaps/${second}`);
  const again = await run(dataDir, '--file', other);
  expect(again.stdout).toContain(`The setting names ${second}, which is not in the bucket`);
  expect(again.stdout).not.toContain('already');
  expect(await basemap()).toBe(second);
  expect(await objects.getPart(`api/images/basemaps/${second}`, { start: 0, end: 6 })).toMatchObject({
    bytes: Buffer.from('PMTiles'),
  });

  await objects.delete(`api/images/basemaps/${second}`);
  expect((await run(dataDir, '--remove')).stdout).toContain('which is not in the bucket');
  expect(await basemap()).toBe('');
  expect((await run(dataDir, '--remove')).stdout).toContain('There is no map of our own.');
});

test('says what it needs', async () => {
  const failed = run(join(folder, 'data'), '--remove', '--file', 'za.pmtiles').catch(
    (error: { stderr: string }) => error,
  );
  expect((await failed).stderr).toContain('Usage: npm run basemap -- --stage local|');
});
