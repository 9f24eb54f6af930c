import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, orderStops } from '#shared/domain/stopOrder.ts';

const point = fc.record({
  latitude: fc.double({ min: -35, max: -22, noNaN: true }),
  longitude: fc.double({ min: 16, max: 33, noNaN: true }),
});
const stops = fc.oneof(
  fc.array(point, { maxLength: 60 }),
  // Several parcels for one gate.
  fc.array(fc.constantFrom({ latitude: -34, longitude: 18.6 }, { latitude: -34.01, longitude: 18.6 }), {
    maxLength: 12,
  }),
);
const way = fc.record({ from: fc.option(point), returns: fc.boolean() });

describe('the order of stops', () => {
  it('has each once, is never longer than the order of the list, and is the same when it is sorted again', () => {
    fc.assert(
      fc.property(stops, way, (given, along) => {
        const order = orderStops(given, along);
        const listed = given.map((_, index) => index);
        expect(order.toSorted((a, b) => a - b)).toEqual(listed);
        const length = lengthOf(given, along, order);
        expect(length).toBeLessThanOrEqual(lengthOf(given, along, listed) + 1e-6);
        expect(orderStops(given, along)).toEqual(order);
        const again = order.map((index) => given[index]).filter((each) => each !== undefined);
        if (along.from !== null || order[0] === 0)
          expect(lengthOf(again, along, orderStops(again, along))).toBeLessThanOrEqual(length + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it('begins at the first stop where nobody knows where the driver is', () => {
    fc.assert(
      fc.property(stops, fc.boolean(), (given, returns) => {
        expect(orderStops(given, { from: null, returns })[0] ?? 0).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  const alongRoad = [0.05, 0.01, 0.04, 0.02, 0.03].map((east) => ({ latitude: -34, longitude: 18.6 + east }));

  it('follows a road from where the driver is', () => {
    const from = { latitude: -34, longitude: 18.6 };
    expect(orderStops(alongRoad, { from, returns: false })).toEqual([1, 3, 4, 2, 0]);
  });

  it('goes round where it returns', () => {
    const square = [
      { latitude: -34, longitude: 18.6 },
      { latitude: -34.02, longitude: 18.62 },
      { latitude: -34, longitude: 18.62 },
      { latitude: -34.02, longitude: 18.6 },
    ];
    const order = orderStops(square, { from: null, returns: true });
    expect([order[0], order[2]]).toEqual([0, 1]);
  });
});
