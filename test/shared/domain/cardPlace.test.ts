import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestTown } from '#shared/domain/nearestTown.ts';
import { nearestPlace } from '#shared/domain/places.ts';
import { degreesMinutesSeconds } from '#shared/domain/sexagesimal.ts';
import { writtenCoordinates } from '#shared/domain/writtenCoordinates.ts';

const { place: cradock } = nearestPlace(-32.1642, 25.6192);

test.each([
  ['north', 0.12, 0],
  ['north-east', 0.08, 0.095],
  ['east', 0, 0.13],
  ['south-east', -0.08, 0.095],
  ['south', -0.12, 0],
  ['south-west', -0.08, -0.095],
  ['west', 0, -0.13],
  ['north-west', 0.08, -0.095],
])('a farm %s of a town', (direction, north, east) => {
  const line = nearestTown({ latitude: cradock.latitude + north, longitude: cradock.longitude + east });
  expect(line).toMatch(new RegExp(`^1[23] km ${direction} of ${cradock.name}$`));
});

test('a house in a town', () => {
  expect(nearestTown(cradock)).toBe(`In ${cradock.name}`);
});

test.each([
  [-25.7479, 28.2293, '25°44′52.4″ S, 28°13′45.5″ E'],
  [-26, 28, '26°00′00.0″ S, 28°00′00.0″ E'],
  // Not 59′60.0″.
  [-25.999_999, 28.016_66, '26°00′00.0″ S, 28°01′00.0″ E'],
])('%d, %d in degrees, minutes and seconds', (latitude, longitude, written) => {
  expect(degreesMinutesSeconds(latitude, longitude)).toBe(written);
});

test('what is written is read back, to a tenth of a second', () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(degrees(-35, -22), degrees(16, 33), (latitude, longitude) => {
      const read = writtenCoordinates(degreesMinutesSeconds(latitude, longitude));
      expect(Math.abs((read?.latitude ?? 0) - latitude)).toBeLessThan(0.000_014);
      expect(Math.abs((read?.longitude ?? 0) - longitude)).toBeLessThan(0.000_014);
    }),
  );
});
