import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Bounds, type CellRange, cellKey, cellRanges, decodeCell } from '#shared/domain/mapCells.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

/** A viewport over South Africa: from a few metres to half a degree across. */
const viewport = fc
  .record({
    south: fc.double({ min: -35, max: -22, noNaN: true }),
    west: fc.double({ min: 16, max: 33, noNaN: true }),
    size: fc.double({ min: -4.5, max: -0.3, noNaN: true }).map((exponent) => 10 ** exponent),
    tallness: fc.double({ min: 0.4, max: 2, noNaN: true }),
  })
  .map(({ south, west, size, tallness }) => ({
    south,
    west,
    north: south + size * tallness,
    east: west + size,
  }));

function holds(range: CellRange, point: { latitude: number; longitude: number }): boolean {
  const { partition, sort } = cellKey(point.latitude, point.longitude);
  const stored = `${sort}#7PTFLHV`;
  return partition === range.partition && range.from <= stored && stored <= range.to; // like DynamoDB's BETWEEN
}

function cells({ from, to }: CellRange): number {
  return Number.parseInt(to.slice(0, 18), 4) - Number.parseInt(from, 4) + 1;
}

/** The ratio of the area that the ranges read to the requested area. */
function overcover(bounds: Bounds, ranges: readonly CellRange[]): number {
  const read = ranges.reduce((sum, range) => sum + cells(range), 0) * (360 / 2 ** 26) * (180 / 2 ** 26);
  return read / ((bounds.north - bounds.south) * (bounds.east - bounds.west));
}

describe('cellKey', () => {
  test.each([
    [90, -180, '0'.repeat(26)],
    [-90, 180, '3'.repeat(26)],
    [90, 180, '1'.repeat(26)],
    [-90, -180, '2'.repeat(26)],
    [0, 0, `3${'0'.repeat(25)}`],
    [45, 90, `13${'0'.repeat(24)}`],
  ])('%d, %d', (lat, lng, digits) => {
    expect(cellKey(lat, lng)).toEqual({ partition: digits.slice(0, 8), sort: digits.slice(8) });
  });

  it('decodes to within 3e-6 degrees, and the middle of a cell to itself', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const { partition, sort } = cellKey(lat, lng);
        expect(partition).toMatch(/^[0-3]{8}$/);
        expect(sort).toMatch(/^[0-3]{18}$/);
        const middle = decodeCell(partition, `${sort}#7PTFLHV`);
        expect(Math.abs(middle.latitude - lat)).toBeLessThan(3e-6);
        expect(Math.abs(middle.longitude - lng)).toBeLessThan(3e-6);
        expect(cellKey(middle.latitude, middle.longitude)).toEqual({ partition, sort });
      }),
    );
  });

  it('assigns any point to a cell, even out-of-range coordinates', () => {
    expect(cellKey(-91, 181)).toEqual(cellKey(-90, 180));
    expect(cellKey(91, -181)).toEqual(cellKey(90, -180));
  });
});

describe('cellRanges', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('covers every point of a viewport with at most eight ranges', () => {
    fc.assert(
      fc.property(viewport, share, share, (bounds, up, along) => {
        const ranges = cellRanges(bounds) ?? [];
        expect(ranges.length).toBeGreaterThan(0);
        expect(ranges.length).toBeLessThanOrEqual(8);
        const inside = {
          latitude: Math.min(bounds.north, bounds.south + up * (bounds.north - bounds.south)),
          longitude: Math.min(bounds.east, bounds.west + along * (bounds.east - bounds.west)),
        };
        const corners = [bounds.north, bounds.south].flatMap((lat) =>
          [bounds.east, bounds.west].map((lng) => ({ latitude: lat, longitude: lng })),
        );
        for (const point of [inside, ...corners]) {
          expect(ranges.filter((range) => holds(range, point))).toHaveLength(1); // and not read twice
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('covers every point of all accepted bounds', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        latitude,
        longitude,
        share,
        share,
        (lat1, lng1, lat2, lng2, up, along) => {
          const bounds = {
            north: Math.max(lat1, lat2),
            south: Math.min(lat1, lat2),
            east: Math.max(lng1, lng2),
            west: Math.min(lng1, lng2),
          };
          const near = {
            ...bounds,
            north: Math.min(bounds.north, bounds.south + 1),
            east: Math.min(bounds.east, bounds.west + 1),
          };
          const ranges = cellRanges(near);
          const point = {
            latitude: near.south + up * (near.north - near.south),
            longitude: near.west + along * (near.east - near.west),
          };
          expect(ranges?.some((range) => holds(range, point))).toBe(true);
        },
      ),
    );
  });

  it('reads at most 3.5 times the requested area, and 1.8 times on average', () => {
    const ratios: number[] = [];
    fc.assert(
      fc.property(
        viewport.filter(({ west, east }) => east - west > 2e-4),
        (bounds) => {
          const ratio = overcover(bounds, cellRanges(bounds) ?? []);
          ratios.push(ratio);
          expect(ratio).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(ratio).toBeLessThan(3.5);
        },
      ),
      { numRuns: 1000, seed: 1 },
    );
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThan(1.8);
  });

  it('reads a few cells for a single point', () => {
    const ranges = cellRanges({ north: -26.2041, south: -26.2041, east: 28.0473, west: 28.0473 });
    const { partition, sort } = cellKey(-26.2041, 28.0473);
    expect(ranges).toEqual([{ partition, from: sort, to: `${sort}~` }]);
  });

  it('covers whole partitions exactly, and merges neighbouring cells only within a partition', () => {
    // Four partitions around 0, 0, minus a tiny margin on the far sides.
    const [width, height] = [360 / 256, 180 / 256];
    const ranges = cellRanges({ north: height, south: -height + 1e-9, east: width - 1e-9, west: -width });
    expect(ranges?.map(({ partition }) => partition)).toEqual([
      '03333333',
      '12222222',
      '21111111',
      '30000000',
    ]);
    for (const range of ranges ?? []) {
      expect([range.from, range.to]).toEqual(['0'.repeat(18), `${'3'.repeat(18)}~`]);
    }
  });

  it('allows eight partitions, and uses all eight ranges if they reduce the reads', () => {
    const [width, height] = [360 / 256, 180 / 256];
    const eight = {
      north: height - 1e-6,
      south: -height + 1e-6,
      east: 2 * width - 1e-6,
      west: -2 * width + 1e-6,
    };
    expect(cellRanges(eight)).toHaveLength(8);
    expect(cellRanges({ ...eight, east: 2 * width })).toBeNull();
    expect(cellRanges({ north: -26.1, south: -26.3, east: 28.2, west: 27.9 })).toHaveLength(8);
  });

  it('excludes points in the next cell', () => {
    const { partition, sort } = cellKey(-26.2041, 28.0473);
    const range = { partition, from: sort, to: `${sort}~` };
    const next = decodeCell(partition, sort);
    expect(holds(range, { latitude: next.latitude, longitude: next.longitude + 360 / 2 ** 26 })).toBe(false);
    expect(holds(range, { latitude: next.latitude + 180 / 2 ** 26, longitude: next.longitude })).toBe(false);
  });

  test.each<[string, Bounds]>([
    ['the country', { north: -22, south: -35, east: 33, west: 16 }],
    ['the world', { north: 90, south: -90, east: 180, west: -180 }],
    ['nine partitions', { north: -30, south: -31.9, east: 23, west: 19 }],
  ])('rejects %s as too wide', (_, bounds) => {
    expect(cellRanges(bounds)).toBeNull();
  });

  test.each<[string, Bounds]>([
    ['north below south', { north: -27, south: -26, east: 29, west: 28 }],
    ['east before west', { north: -26, south: -27, east: 28, west: 29 }],
    ['no number', { north: Number.NaN, south: -27, east: 28, west: 29 }],
  ])('finds nothing with %s', (_, bounds) => {
    expect(cellRanges(bounds)).toEqual([]);
  });
});
