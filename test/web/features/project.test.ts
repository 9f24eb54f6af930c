/** docs/product/villages.md#project-page */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm } from '#shared/domain/distance.ts';
import { countsByDay, nearPairs } from '#web/features/project/project.ts';

it('finds every pair that is less than 10 m apart, and no other', () => {
  const degrees = (min: number) => fc.integer({ min: 0, max: 60 }).map((step) => min + step * 0.00003);
  const point = fc.record({ latitude: degrees(-34.0001), longitude: degrees(18.4) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (points) => {
      const codes = points.map((each, index) => ({ ...each, zarcode: String(index) }));
      const expected = codes.flatMap((one, index) =>
        codes.slice(0, index).filter((other) => distanceKm(one, other) * 1000 < 10),
      );
      expect(nearPairs(codes)).toHaveLength(expected.length);
    }),
  );
});

it('counts days of South Africa, the newest first', () => {
  const codes = ['2026-03-01T21:59:00.000Z', '2026-03-01T22:01:00.000Z', '2026-03-02T10:00:00.000Z'];
  expect(countsByDay(codes.map((createdAt) => ({ createdAt })))).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ]);
});
