import * as fc from 'fast-check';
import { decode } from 'pluscodes';
import { expect, test } from 'vitest';
import { plusCode } from '#shared/domain/plusCode.ts';

// Of Google's own test data: https://github.com/google/open-location-code/blob/main/test_data/encoding.csv
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  // On the edges of squares, where fractions go wrong.
  [35.6, 3.033, '8F75J22M+26'],
  [66.89, -106, '95RPV2R2+22'],
  [-37.014, -159.936, '43J2X3P7+CJ'],
  [-25.798, -59.812, '5862652Q+R6'],
  [-18.32, 96.397, '5MHRM9JW+2R'],
])('%d, %d is %s', (latitude, longitude, code) => {
  expect(plusCode(latitude, longitude)).toBe(code);
});

test('the square of the code has the point in it', () => {
  const tenMillionths = (min: number, max: number) =>
    fc.integer({ min: min * 1e7, max: max * 1e7 }).map((degrees) => degrees / 1e7);
  fc.assert(
    fc.property(tenMillionths(-35, -22), tenMillionths(16, 33), (latitude, longitude) => {
      const square = decode(plusCode(latitude, longitude));
      // The library rounds the middle of the square to a millionth.
      expect(Math.abs((square?.latitude ?? 0) - latitude)).toBeLessThan(0.000_063_1);
      expect(Math.abs((square?.longitude ?? 0) - longitude)).toBeLessThan(0.000_063_1);
    }),
  );
});
