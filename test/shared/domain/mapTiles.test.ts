import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Bounds } from '#shared/domain/mapCells.ts';
import {
  blockOf,
  country,
  type Part,
  partsOf,
  type Span,
  tileAt,
  tileCentre,
  tileLevelOf,
  tilesOf,
  withinCountry,
} from '#shared/domain/mapTiles.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, size]): Span => ({ from, to: from + size }));

const eachOf = ({ from, to }: Span) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const tilesOfBlocks = ({ from, to }: Span): Span => ({ from: from * 16, to: to * 16 + 15 });

function tilesOfPart(part: Part): string[] {
  const spans = {
    cells: () => part.kind === 'cells' && part,
    blocks: () => part.kind === 'blocks' && { x: tilesOfBlocks(part.x), y: tilesOfBlocks(part.y) },
    columns: () => part.kind === 'columns' && { x: part.x, y: tilesOfBlocks(part.blocks) },
    rows: () => part.kind === 'rows' && { x: tilesOfBlocks(part.blocks), y: part.y },
  }[part.kind]();
  if (spans === false) return [];
  return eachOf(spans.x).flatMap((x) => eachOf(spans.y).map((y) => `${x},${y}`));
}

describe('partsOf', () => {
  it('covers each tile of a rectangle once, with at most nine parts', () => {
    fc.assert(
      fc.property(span, span, (x, y) => {
        const parts = partsOf({ x, y });
        expect(parts.length).toBeLessThanOrEqual(9);
        const expected = eachOf(x).flatMap((each) => eachOf(y).map((other) => `${each},${other}`));
        expect(parts.flatMap(tilesOfPart).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('reads edges and corners within one line of blocks', () => {
    fc.assert(
      fc.property(span, span, (x, y) => {
        const isOneBlock = ({ from, to }: Span) => blockOf(from) === blockOf(to);
        for (const part of partsOf({ x, y })) {
          if (part.kind === 'cells') expect(isOneBlock(part.x) && isOneBlock(part.y)).toBe(true);
          if (part.kind === 'columns') expect(isOneBlock(part.x)).toBe(true);
          if (part.kind === 'rows') expect(isOneBlock(part.y)).toBe(true);
        }
      }),
    );
  });
});

/** From a few hundred metres to the country, as wide as tall or up to twice as tall. */
const view = fc
  .record({
    north: fc.double({ min: -34, max: -22.5, noNaN: true }),
    west: fc.double({ min: 16.5, max: 32, noNaN: true }),
    size: fc.double({ min: -1.8, max: 1.2, noNaN: true }).map((exponent) => 10 ** exponent),
    tallness: fc.double({ min: 0.3, max: 2, noNaN: true }),
  })
  .map(
    ({ north, west, size, tallness }): Bounds => ({
      north,
      west,
      east: west + size,
      south: north - size * tallness,
    }),
  );

test('a view is widened by less than a 128th of its width on each side, and is at most 513 tiles wide', () => {
  fc.assert(
    fc.property(view, (bounds) => {
      const level = tileLevelOf(bounds);
      expect(level).not.toBeNull();
      if (level === null) return;
      const { x, y } = tilesOf(level, bounds);
      const degrees = 360 / 2 ** level;
      const width = bounds.east - bounds.west;
      expect(degrees).toBeLessThanOrEqual(width / 128);
      expect(x.to - x.from).toBeLessThanOrEqual(512);
      const first = tileCentre(level, { x: x.from, y: y.from });
      const last = tileCentre(level, { x: x.to, y: y.to });
      const widened = [
        bounds.west - (first.longitude - degrees / 2),
        last.longitude + degrees / 2 - bounds.east,
        first.latitude + degrees / 2 - bounds.north,
        bounds.south - (last.latitude - degrees / 2),
      ];
      for (const by of widened) {
        expect(by).toBeGreaterThan(-1e-9);
        expect(by).toBeLessThanOrEqual(width / 128 + 1e-9);
      }
    }),
  );
});

test('a view of a kilometre is counted by its codes', () => {
  expect(tileLevelOf({ north: -26, south: -26.01, west: 28, east: 28.01 })).toBeNull();
  expect(tileLevelOf({ north: -26, south: -26.02, west: 28, east: 28.02 })).toBe(22);
});

test('a tile contains its centre', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 16 - 1), fc.nat(2 ** 15 - 1), (x, y) => {
      expect(tileAt(16, tileCentre(16, { x, y }))).toEqual({ x, y });
    }),
  );
});

test('what lies outside the country is left out of a view', () => {
  expect(withinCountry({ north: 90, south: -90, west: -180, east: 180 })).toEqual(country);
  expect(withinCountry({ north: 10, south: 0, west: 20, east: 30 })).toBeNull();
  expect(withinCountry({ north: -30, south: -29, west: 20, east: 30 })).toBeNull();
});
