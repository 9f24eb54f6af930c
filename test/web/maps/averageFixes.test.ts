import { describe, expect, test } from 'vitest';
import { averageFixes, type Fix } from '#web/maps/averageFixes.ts';

const fix = (latitude: number, longitude: number, accuracy: number): Fix => ({
  latitude,
  longitude,
  accuracy,
});
const metre = 1 / 111_320;

describe('averaged positions', () => {
  test('there is none without any', () => {
    expect(averageFixes([])).toBeNull();
    expect(averageFixes([fix(Number.NaN, 28, 5), fix(-26, 28, Number.POSITIVE_INFINITY)])).toBeNull();
  });

  test('one stays what it is', () => {
    expect(averageFixes([fix(-26, 28, 7)])).toEqual(fix(-26, 28, 7));
  });

  test('twice as exact counts four times', () => {
    const { latitude, longitude } = averageFixes([fix(-26, 28, 5), fix(-26.001, 28.001, 10)]) ?? fix(0, 0, 0);
    expect(latitude).toBeCloseTo(-26.0002, 9);
    expect(longitude).toBeCloseTo(28.0002, 9);
  });

  test('a first rough position of a network hardly moves what satellites say', () => {
    const average = averageFixes([fix(-26.01, 28.01, 1500), fix(-26, 28, 5), fix(-26, 28, 5)]);
    expect(Math.abs((average?.latitude ?? 0) + 26)).toBeLessThan(metre);
    expect(average?.accuracy).toBeLessThan(7);
  });

  test('many of the same accuracy do not claim a better one', () => {
    expect(averageFixes(Array.from({ length: 15 }, () => fix(-26, 28, 8)))?.accuracy).toBeCloseTo(8, 9);
  });

  test('who walks while measuring gets the distance as accuracy', () => {
    const walked = [0, 20, 40, 60].map((metres) => fix(-26 + metres * metre, 28, 4));
    // Root mean square of 30, 10, 10 and 30 metres.
    expect(averageFixes(walked)?.accuracy).toBeCloseTo(Math.sqrt(500), 6);
  });

  test('a degree of longitude is shorter than one of latitude', () => {
    const apart = [fix(-60, 28, 1), fix(-60, 28 + 40 * metre, 1)];
    expect(averageFixes(apart)?.accuracy).toBeCloseTo(10, 6);
  });

  test('an accuracy of 0, which some devices send, does not make all others worthless', () => {
    const average = averageFixes([fix(-26, 28, 0), fix(-26.001, 28, 1)]);
    expect(average?.latitude).toBeCloseTo(-26.0005, 9);
  });
});
