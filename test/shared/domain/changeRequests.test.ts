import { expect, test } from 'vitest';
import { editEndsAt, isCurrent, isOpen } from '#shared/domain/changeRequests.ts';

const at = (time: string) => Date.parse(time);
const approved = { status: 'approved', approvedAt: '2026-03-10T08:00:00.000Z' } as const;
const rejected = { status: 'rejected', rejectedAt: '2026-03-10T08:00:00.000Z' } as const;
const dayLater = at('2026-03-11T08:00:00.000Z');
const twoWeeksLater = at('2026-03-24T08:00:00.000Z');

test('an approved request opens an edit window of exactly 24 hours', { tags: ['A12', 'C10'] }, () => {
  expect(editEndsAt(approved)).toBe(dayLater);
  expect([isOpen(approved, dayLater - 1), isOpen(approved, dayLater)]).toEqual([true, false]);
  expect([isCurrent(approved, dayLater - 1), isCurrent(approved, dayLater)]).toEqual([true, false]);
});

test('a pending request stays open without a time limit', () => {
  const yearsLater = at('2036-03-10T08:00:00.000Z');
  expect([isOpen({ status: 'pending' }, yearsLater), isCurrent({ status: 'pending' }, yearsLater)]).toEqual([
    true,
    true,
  ]);
});

test('a rejected request does not block another, and is listed for two weeks', () => {
  expect(isOpen(rejected, at(rejected.rejectedAt))).toBe(false);
  expect([isCurrent(rejected, twoWeeksLater - 1), isCurrent(rejected, twoWeeksLater)]).toEqual([true, false]);
});

test('an invalid approval time opens no edit window', () => {
  expect(isOpen({ status: 'approved', approvedAt: 'yesterday' }, 0)).toBe(false);
});
