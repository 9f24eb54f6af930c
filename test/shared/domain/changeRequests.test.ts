import { expect, test } from 'vitest';
import { editEndsAt, isCurrent, isOpen } from '#shared/domain/changeRequests.ts';

const at = (time: string) => Date.parse(time);
const approved = { status: 'approved', approvedAt: '2026-03-10T08:00:00.000Z' } as const;
const rejected = { status: 'rejected', rejectedAt: '2026-03-10T08:00:00.000Z' } as const;
const dayLater = at('2026-03-11T08:00:00.000Z');
const twoWeeksLater = at('2026-03-24T08:00:00.000Z');

test('whoever was let edit may do so for 24 hours, to the millisecond', () => {
  expect(editEndsAt(approved)).toBe(dayLater);
  expect([isOpen(approved, dayLater - 1), isOpen(approved, dayLater)]).toEqual([true, false]);
  expect([isCurrent(approved, dayLater - 1), isCurrent(approved, dayLater)]).toEqual([true, false]);
});

test('a request under review is open for as long as it takes', () => {
  const years = at('2036-03-10T08:00:00.000Z');
  expect([isOpen({ status: 'pending' }, years), isCurrent({ status: 'pending' }, years)]).toEqual([
    true,
    true,
  ]);
});

test('a rejected one is not in the way of another, and is told of for two weeks', () => {
  expect(isOpen(rejected, at(rejected.rejectedAt))).toBe(false);
  expect([isCurrent(rejected, twoWeeksLater - 1), isCurrent(rejected, twoWeeksLater)]).toEqual([true, false]);
});

test('a time that makes no sense lets nobody edit', () => {
  expect(isOpen({ status: 'approved', approvedAt: 'yesterday' }, 0)).toBe(false);
});
