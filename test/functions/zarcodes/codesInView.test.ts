/** How many codes are in a view, at any density: exact, or said to be about so many; in two rounds of 16 read units. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOfTiles } from '#functions/data/mapTiles.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { countView } from '#functions/domain/maps/countView.ts';
import type { Bounds } from '#shared/domain/mapCells.ts';
import { finestLevel, tileAt, tileLevelOf, tilesOf, withinCountry } from '#shared/domain/mapTiles.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { sampleCode } from '#test/bench/sampleCode.ts';
import { recordClient } from '#test/support/recorder.ts';
import { type Item, newWorld, type World } from '#test/support/world.ts';

type Point = Pick<ZarCode, 'latitude' | 'longitude'>;

const centre: Point = { latitude: -26.2, longitude: 28.04 };

/** The same numbers each time, from 0 up to 1. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const rounded = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
});

/** With the decimals that are stored, unless fewer are wanted. */
const inSquare = (count: number, degrees: number, draw: () => number, decimals = 7): Point[] =>
  Array.from({ length: count }, () => {
    const latitude = centre.latitude + (draw() - 0.5) * degrees;
    return rounded({ latitude, longitude: centre.longitude + (draw() - 0.5) * degrees }, decimals);
  });

/** The counters of tiles, of some levels or all. */
function tilesWith(points: readonly Point[], levels = /./): Item[] {
  const sums: Sums = new Map();
  const codeClass = { isCreatorCode: false, verified: false };
  for (const point of points) {
    addAmounts(
      sums,
      amountsOfTiles(null, { ...point, codeClass }).filter(({ pk }) => levels.test(pk)),
    );
  }
  return [...sums.values()].map(({ amounts, ...item }) => ({
    ...item,
    version: 1,
    ...Object.fromEntries(amounts),
  }));
}

async function newWorldOf(points: readonly Point[]): Promise<World> {
  const world = await newWorld();
  const codes = points.map((point, number) => ({ ...sampleCode(number, `usr_${number}`), ...point }));
  await putItems(world, [...itemsOf(codes.map(writeNewZarCode)), ...tilesWith(points)]);
  return world;
}

const isIn = ({ north, east, south, west }: Bounds, { latitude, longitude }: Point) =>
  latitude <= north && latitude >= south && longitude <= east && longitude >= west;

const widths = [0.0005, 0.004, 0.02, 0.1, 0.6, 3, 16];

/** Around a code or through two of them, so that a border is exactly on one. */
const anyView = (points: readonly Point[]) =>
  fc
    .record({
      from: fc.constantFrom(...points),
      to: fc.constantFrom(...points),
      width: fc.constantFrom(...widths),
      tallness: fc.double({ min: 0.4, max: 2, noNaN: true }),
      isThrough: fc.boolean(),
    })
    .map(({ from, to, width, tallness, isThrough }): Bounds => {
      if (isThrough) {
        return {
          north: Math.max(from.latitude, to.latitude),
          south: Math.min(from.latitude, to.latitude),
          east: Math.max(from.longitude, to.longitude),
          west: Math.min(from.longitude, to.longitude),
        };
      }
      return {
        north: from.latitude + (width * tallness) / 2,
        south: from.latitude - (width * tallness) / 2,
        east: from.longitude + width / 2,
        west: from.longitude - width / 2,
      };
    });

interface Seen {
  readonly exact: number;
  readonly about: number;
}

/** The codes of the tiles at the edge of a view. */
function atEdge(bounds: Bounds, points: readonly Point[]): number {
  const view = withinCountry(bounds) ?? bounds;
  const level = tileLevelOf(view) ?? finestLevel;
  const { x, y } = tilesOf(level, view);
  return points.filter((point) => {
    const tile = tileAt(level, point);
    const isInside = tile.x > x.from && tile.x < x.to && tile.y > y.from && tile.y < y.to;
    return !isInside && tile.x >= x.from && tile.x <= x.to && tile.y >= y.from && tile.y <= y.to;
  }).length;
}

async function tryViews(world: World, points: readonly Point[], seed: number): Promise<Seen> {
  const recorder = recordClient(world.table.client, { latencyMs: 20 });
  let [exact, about] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyView(points), async (view) => {
      let counted = { count: -1, complete: true };
      const { readUnits, rounds } = await recorder.during(async () => {
        counted = await countView(world.deps.table, view);
      });
      expect(rounds).toBeLessThanOrEqual(2);
      expect(readUnits).toBeLessThanOrEqual(rounds * 16);
      const real = points.filter((point) => isIn(view, point)).length;
      if (counted.complete) {
        expect(counted.count).toBe(real);
        exact += 1;
      } else {
        expect(Math.abs(counted.count - real)).toBeLessThanOrEqual(atEdge(view, points) / 2 + 1);
        about += 1;
      }
    }),
    { numRuns: 60, seed },
  );
  return { exact, about };
}

const draw = draws(7);
const town = [
  ...inSquare(300, 0.1, draw),
  ...inSquare(300, 3, draw),
  ...inSquare(100, 0.004, draw),
  // As they are typed, with few decimals, and several at one point.
  ...inSquare(100, 0.05, draw, 3),
];

test('is exact where there are hundreds, but for few views', { timeout: 60_000 }, async () => {
  const { about } = await tryViews(await newWorldOf(town), town, 1);
  expect(about).toBeLessThanOrEqual(1);
});

test('is exact or says about where there are thousands', { timeout: 120_000 }, async () => {
  const points = [...town, ...inSquare(4_000, 0.6, draw), ...inSquare(3_000, 0.004, draw)];
  const seen = await tryViews(await newWorldOf(points), points, 2);
  expect(seen.exact).toBeGreaterThan(seen.about);
});

test('above ten thousand it is within a hundredth, in one round', async () => {
  const world = await newWorld();
  const points = inSquare(30_000, 2.5, draw);
  // The levels of the view's tiles and of their blocks.
  await putItems(world, tilesWith(points, /#(?:12|16)#/));
  const view = { north: -25.2, south: -27.2, east: 29.04, west: 27.04 };
  const recorder = recordClient(world.table.client, { latencyMs: 20 });
  let counted = { count: 0, complete: false };
  const { rounds } = await recorder.during(async () => {
    counted = await countView(world.deps.table, view);
  });
  const real = points.filter((point) => isIn(view, point)).length;
  expect(counted.complete).toBe(true);
  expect(Math.abs(counted.count - real)).toBeLessThanOrEqual(real / 100);
  expect(rounds).toBe(1);
});
