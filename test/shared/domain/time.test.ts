import { expect, test } from 'vitest';
import {
  dayInJohannesburg,
  monthInJohannesburg,
  shownDay,
  shownLongDay,
  shownTime,
} from '#shared/domain/time.ts';

test.each([
  ['2025-08-31T21:59:59.999Z', '2025-08', '2025-08-31'],
  ['2025-08-31T22:00:00.000Z', '2025-09', '2025-09-01'],
  ['2025-12-31T21:59:59.999Z', '2025-12', '2025-12-31'],
  ['2025-12-31T22:00:00.000Z', '2026-01', '2026-01-01'],
  ['2024-02-28T22:00:00.000Z', '2024-02', '2024-02-29'],
  ['2025-06-15T12:00:00.000Z', '2025-06', '2025-06-15'],
])('%s is in %s, on %s', { tags: 'C10' }, (instant, month, day) => {
  expect(monthInJohannesburg(new Date(instant))).toBe(month);
  expect(dayInJohannesburg(new Date(instant))).toBe(day);
});

test('agrees with Intl on every month of thirty years', { tags: 'C10' }, () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' });
  for (let month = 0; month < 360; month += 1) {
    const date = new Date(Date.UTC(2000, month, 1, 22, 30) - 86_400_000);
    expect(dayInJohannesburg(date)).toBe(format.format(date));
  }
});

test('does not change the date it is given', () => {
  const date = new Date('2025-08-31T22:00:00.000Z');
  monthInJohannesburg(date);
  expect(date.toISOString()).toBe('2025-08-31T22:00:00.000Z');
});

test.each([
  ['2026-03-07T12:05:00.000Z', '7 Mar 2026', '7 Mar 2026, 14:05', '7 March 2026'],
  ['2025-08-31T22:00:00.000Z', '1 Sep 2025', '1 Sep 2025, 00:00', '1 September 2025'],
  ['2025-12-31T21:59:59.999Z', '31 Dec 2025', '31 Dec 2025, 23:59', '31 December 2025'],
])('%s is formatted in words', (at, day, time, longDay) => {
  expect(shownDay(at)).toBe(day);
  expect(shownTime(at)).toBe(time);
  expect(shownLongDay(at)).toBe(longDay);
});
