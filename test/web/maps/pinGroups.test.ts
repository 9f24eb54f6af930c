import { describe, expect, test } from 'vitest';
import { toUnit } from '#shared/domain/mercator.ts';
import type { MapPin } from '#web/maps/mapView.ts';
import { frameOf, groupLabel, groupPins } from '#web/maps/pinGroups.ts';
import { worldSize } from '#web/maps/projection.ts';

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  title: `Title of ${id}`,
  subtitle: '',
  point: { latitude, longitude },
  href: '/',
  onOpen: () => undefined,
});

const capeTown = pin('1CT-AAAA', -33.92, 18.42);
const soweto = pin('7SW-AAAA', -26.24, 27.9);
const neighbour = pin('7SW-BBBB', -26.2401, 27.9001);

describe('groups', () => {
  test('pins close together are one group until one zooms in', () => {
    expect(groupPins([capeTown, soweto, neighbour], 6).map((group) => group.length)).toEqual([1, 2]);
    expect(groupPins([capeTown, soweto, neighbour], 20)).toHaveLength(3);
  });
  test('groups are so far apart that their signs do not overlap', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      pin(`p${index}`, -26 - ((index * 7) % 31) / 40, 27.5 + ((index * 11) % 37) / 40),
    );
    for (const zoom of [6, 8, 9]) {
      const signs = groupPins(many, zoom).map((group) => {
        const { center } = frameOf(
          group.map(({ point }) => point),
          { width: 1, height: 1 },
          { min: 0, max: 1 },
        );
        const { x, y } = toUnit(center.latitude, center.longitude);
        return { x: x * worldSize(zoom), y: y * worldSize(zoom) };
      });
      expect(signs.length).toBeGreaterThan(0);
      const close = signs.flatMap((a, index) =>
        signs.slice(index + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 40),
      );
      expect(close).toEqual([]);
    }
  });
  test('no pin is lost', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      pin(`p${index}`, -22 - (index % 25) / 2, 17 + index / 40),
    );
    for (const zoom of [4, 8, 14]) expect(groupPins(many, zoom).flat()).toHaveLength(500);
  });
  test('no pins make no groups', () => expect(groupPins([], 8)).toEqual([]));
  test('labels', () => {
    expect(groupLabel([soweto])).toBe('7SW-AAAA, Title of 7SW-AAAA');
    expect(groupLabel([soweto, neighbour])).toBe('2 ZarCodes');
  });
});

describe('the frame of points', () => {
  const size = { width: 800, height: 400 };
  const limits = { min: 4, max: 18 };
  test('one point: centred, at the maximum zoom', () => {
    expect(frameOf([soweto.point], size, limits)).toEqual({ center: soweto.point, zoom: 18 });
  });
  test('two points far apart: both fit, but not at the next zoom', () => {
    const { zoom, center } = frameOf([capeTown.point, soweto.point], size, limits);
    expect(center.longitude).toBeCloseTo(23.16, 10);
    const { y: top } = toUnit(soweto.point.latitude, 0);
    const { y: bottom } = toUnit(capeTown.point.latitude, 0);
    expect((bottom - top) * worldSize(zoom)).toBeLessThanOrEqual(400);
    expect((bottom - top) * worldSize(zoom + 1)).toBeGreaterThan(400);
  });
  test('the whole world in a small box: the minimum zoom', () => {
    const world = [
      { latitude: -80, longitude: -179 },
      { latitude: 80, longitude: 179 },
    ];
    expect(frameOf(world, { width: 10, height: 10 }, limits).zoom).toBe(4);
  });
});
