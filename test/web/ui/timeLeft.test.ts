import { expect, test } from 'vitest';
import { hoursAndMinutes } from '#web/ui/timeLeft.ts';

const minute = 60_000;

test.each([
  [24 * 60 * minute, '24 hours 0 minutes'],
  [24 * 60 * minute - 1, '24 hours 0 minutes'],
  [23 * 60 * minute + 59 * minute, '23 hours 59 minutes'],
  [61 * minute, '1 hour 1 minute'],
  [60 * minute - 1, '1 hour 0 minutes'],
  [59 * minute, '0 hours 59 minutes'],
  [1, '0 hours 1 minute'],
])('%i ms are %s', (ms, text) => {
  expect(hoursAndMinutes(ms)).toBe(text);
});
