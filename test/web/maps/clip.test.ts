import { describe, expect, test } from 'vitest';
import { toUnit } from '#shared/domain/mercator.ts';
import { clipToBox } from '#web/maps/open/clip.ts';
import { latitudeAt, longitudeAt } from '#web/maps/projection.ts';

const box = { west: 0, east: 1, north: 0, south: 1 };

function area(ring: ArrayLike<number>): number {
  let doubleArea = 0;
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    doubleArea += (ring[index] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[index + 1] ?? 0);
  }
  return Math.abs(doubleArea / 2);
}

describe('clipToBox', () => {
  test('does not change a ring inside the box', () => {
    const ring = [0.2, 0.2, 0.8, 0.2, 0.5, 0.8];
    expect(Array.from(clipToBox(ring, box))).toEqual(ring);
  });

  test('cuts off what is outside', () => {
    expect(area(clipToBox([-1, 0.25, 2, 0.25, 2, 0.75, -1, 0.75], box))).toBeCloseTo(0.5);
  });

  test('returns the box when the ring surrounds it', () => {
    expect(area(clipToBox([-9, -9, 9, -9, 9, 9, -9, 9], box))).toBeCloseTo(1);
  });

  test('returns nothing when the ring is outside the box', () => {
    expect(clipToBox([2, 2, 3, 2, 3, 3], box)).toHaveLength(0);
  });
});

test('the projection is Web Mercator and invertible', () => {
  expect(toUnit(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  for (const [latitude, longitude] of [
    [-33.924869, 18.424055],
    [-22.125, 32.8909],
  ] as const) {
    const unit = toUnit(latitude, longitude);
    expect(latitudeAt(unit.y)).toBeCloseTo(latitude, 9);
    expect(longitudeAt(unit.x)).toBeCloseTo(longitude, 9);
  }
});
