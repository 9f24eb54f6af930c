import { expect, test } from 'vitest';
import { slopeOf } from './processes.ts';

const minutes = Array.from({ length: 60 }, (_, index) => index / 6);

test('memory that only grows at first has no slope', () => {
  const points = minutes.map((at) => ({ minutes: at, memoryMb: Math.min(300, 100 + at * 80) }));
  expect(slopeOf(points)).toBeCloseTo(0);
});

test('memory that goes on growing has the slope of its growth, whatever falls between', () => {
  const noisy = (index: number) => (index % 2 === 0 ? 1 : -1);
  const points = minutes.map((at, index) => ({ minutes: at, memoryMb: 100 + at * 5 + noisy(index) }));
  expect(slopeOf(points)).toBeCloseTo(5, 0);
});
