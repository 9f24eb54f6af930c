import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { writeTombstone } from '#functions/data/deletedCodes.ts';
import { type CodeFilter, readTiles } from '#functions/data/mapTiles.ts';
import { transact } from '#functions/data/transact.ts';
import { writeEditedZarCode, writeVerified } from '#functions/data/zarcodeChanges.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { countView } from '#functions/domain/maps/countView.ts';
import { mapTiles, tilesByClass } from '#scripts/migrate/markedCodes.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { cellLevels, country, tileAt, tilesOf } from '#shared/domain/mapTiles.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
let feed: Feed;
beforeAll(async () => {
  world = await newWorld();
  feed = await openFeed(world.table, 'projections');
});

type Point = Pick<ZarCode, 'latitude' | 'longitude'>;
let made = 0;
function codeAt(point: Point, isCreatorCode = false): ZarCode {
  const at = new Date(Date.UTC(2026, 0, 1) + made).toISOString();
  made += 1;
  const code = `7PT${String(made).padStart(4, '0')}`;
  const common = { ownerId: 'usr_somebody', isCreatorCode, createdAt: at, updatedAt: at, version: 1 };
  return { ...pinnedPlace, ...point, ...common, code };
}

/** Spread over the country, and crowded at two places and on the borders of tiles. */
const anyPoint = fc.oneof(
  fc.record({
    latitude: fc.double({ min: -34.8, max: -22.2, noNaN: true }),
    longitude: fc.double({ min: 16.6, max: 32.8, noNaN: true }),
  }),
  fc.record({
    latitude: fc.double({ min: -26.25, max: -26.15, noNaN: true }),
    longitude: fc.double({ min: 28, max: 28.1, noNaN: true }),
  }),
  fc
    .record({ x: fc.nat(40), y: fc.nat(40), level: fc.constantFrom(...cellLevels.slice(2, 5)) })
    .map(({ x, y, level }) => {
      const degrees = 360 / 2 ** level;
      const first = tileAt(level, { latitude: -26.1, longitude: 27.9 });
      return { latitude: 90 - (first.y + y) * degrees, longitude: (first.x + x) * degrees - 180 };
    }),
);

const anyView = fc
  .tuple(
    anyPoint,
    fc.double({ min: -1.7, max: 1.3, noNaN: true }),
    fc.double({ min: 0.4, max: 2, noNaN: true }),
  )
  .map(([{ latitude, longitude }, exponent, tallness]): Bounds => {
    const half = 10 ** exponent / 2;
    return {
      north: Math.min(90, latitude + half * tallness),
      south: Math.max(-90, latitude - half * tallness),
      east: longitude + half,
      west: longitude - half,
    };
  });

function recount(codes: Iterable<Point>, { north, east, south, west }: Bounds): number {
  return [...codes].filter(
    ({ latitude, longitude }) =>
      latitude <= north && latitude >= south && longitude <= east && longitude >= west,
  ).length;
}

async function expectRecount(codes: Iterable<Point>, numRuns: number): Promise<void> {
  const all = [...codes];
  await fc.assert(
    fc.asyncProperty(anyView, async (bounds) => {
      const counted = await countView(world.deps.table, bounds);
      expect(counted).toEqual({ count: recount(all, bounds), complete: true });
    }),
    { numRuns },
  );
}

const codes = new Map<string, ZarCode>();

async function verify(code: string): Promise<void> {
  const zarCode = codes.get(code);
  if (zarCode === undefined) return;
  await transact(world.deps.table, [writeVerified(zarCode, true)]);
  codes.set(code, { ...zarCode, verified: true, version: zarCode.version + 1 });
}

/** Counts the whole country, as the map of the back office does. */
async function countFiltered(filter: CodeFilter): Promise<number> {
  const [level] = cellLevels;
  const tiles = await readTiles(world.deps.table, level, tilesOf(level, country), filter);
  return tiles.reduce((sum, { count }) => sum + count, 0);
}

async function expectFilters(): Promise<void> {
  const all = [...codes.values()];
  for (const isCreatorCode of [undefined, true, false]) {
    for (const verified of [undefined, true, false]) {
      const wanted = all.filter(
        (each) =>
          (isCreatorCode ?? each.isCreatorCode) === each.isCreatorCode &&
          (verified ?? each.verified === true) === (each.verified === true),
      );
      const filter = {
        ...(isCreatorCode !== undefined && { isCreatorCode }),
        ...(verified !== undefined && { verified }),
      };
      expect(await countFiltered(filter), JSON.stringify(filter)).toBe(wanted.length);
    }
  }
}

test('equal a recount after codes were made, moved and deleted, and the stream was replayed', async () => {
  const points = fc.sample(anyPoint, { numRuns: 90, seed: 7 });
  for (const [index, point] of points.entries()) {
    const zarCode = codeAt(point, index % 4 === 0);
    await transact(world.deps.table, [writeNewZarCode(zarCode)]);
    codes.set(zarCode.code, zarCode);
  }
  const targets = fc.sample(anyPoint, { numRuns: 30, seed: 8 });
  for (const [index, zarCode] of [...codes.values()].entries()) {
    const target = targets[Math.floor(index / 3)];
    if (index % 3 === 0 && target !== undefined) {
      const moved = { ...pinnedPlace, ...target };
      const options = { updatedAt: zarCode.updatedAt, staysVerified: false };
      await transact(world.deps.table, [writeEditedZarCode(zarCode, moved, options)]);
      codes.set(zarCode.code, { ...zarCode, ...target, version: 2 });
    }
    if (index % 7 === 0) await verify(zarCode.code);
    const current = codes.get(zarCode.code);
    if (index % 5 === 0 && current !== undefined) {
      await transact(world.deps.table, [writeTombstone(current, '2026-02-01T08:00:00.000Z')]);
      codes.delete(zarCode.code);
    }
  }
  const records = await feed.next();
  await runJob('projections', records);
  await runJob('projections', records.slice(40));
  await expectRecount(codes.values(), 150);
  await expectFilters();
});

test('count a code of an earlier version once, whatever happens to it during the migration', async () => {
  const johannesburg = { latitude: -26.2041, longitude: 28.0473 };
  const durban = { latitude: -29.8587, longitude: 31.0218 };
  const old = [codeAt(johannesburg), codeAt(johannesburg), codeAt(johannesburg, true)];
  for (const zarCode of old) {
    const [write] = [writeNewZarCode(zarCode)];
    const { tiled: _, tiledByClass: __, ...item } = 'Put' in write ? (write.Put.Item ?? {}) : {};
    await world.put(item);
  }
  await feed.work();
  await expectRecount(codes.values(), 20);
  const [moved, deleted, left] = old;
  if (moved === undefined || deleted === undefined || left === undefined) throw new Error('Three were made');
  const options = { updatedAt: moved.updatedAt, staysVerified: false };
  // One before the migration comes to it, one after, with the stream behind both.
  await transact(world.deps.table, [writeEditedZarCode(moved, { ...pinnedPlace, ...durban }, options)]);
  const { table, now } = world.deps;
  const rate = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table,
      now,
      rate,
      migrations: [mapTiles, tilesByClass],
      say: () => undefined,
      again: true,
    });
  }
  await transact(world.deps.table, [writeTombstone(deleted, '2026-02-01T08:00:00.000Z')]);
  const records = await feed.next();
  await runJob('projections', records);
  await runJob('projections', records);
  codes.set(moved.code, { ...moved, ...durban });
  codes.set(left.code, left);
  await expectRecount(codes.values(), 40);
  await expectFilters();
  const items = await world.itemsOfType('tiles');
  const country = items.filter(({ pk }) => pk.startsWith('TILES#CELLS#8#'));
  const total = country.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => (/^[0-9a-f]{2}$/.test(name) ? [Number(value)] : [])),
  );
  expect(total.reduce((sum, number) => sum + number, 0)).toBe(codes.size);
});

test('codes of one city that come together are counted in few transactions, each code once', async () => {
  const near = await newWorld();
  const newest = await openFeed(near.table, 'projections');
  const step = 0.0013;
  const codes = Array.from({ length: 50 }, (_, index) =>
    codeAt({ latitude: -26.2 + (index % 7) * step, longitude: 28.04 + Math.trunc(index / 7) * step }),
  );
  for (const code of codes) await transact(near.deps.table, [writeNewZarCode(code)]);
  const records = await newest.next();
  const { calls } = await recordCalls(near.table.client, () => runJob('projections', records));
  const onTiles = calls.filter(({ input }) => JSON.stringify(input).includes('"TILES#CELLS#8#'));
  expect(onTiles.length).toBeLessThanOrEqual(8);
  await runJob('projections', records);
  const view = { north: -26, south: -26.4, east: 28.3, west: 27.8 };
  expect(await countView(near.deps.table, view)).toMatchObject({ count: 50 });
});
