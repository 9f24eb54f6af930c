import { describe, expect, it } from 'vitest';
import { isRunning, promotion } from '#web/text/promotion.ts';

describe('the voucher of August 2025', () => {
  it.each([
    ['a moment before August in Johannesburg', '2025-07-31T21:59:59.999Z', false],
    ['from the first moment of August', '2025-07-31T22:00:00.000Z', true],
    ['to the last', '2025-08-31T21:59:59.999Z', true],
    ['not in September', '2025-08-31T22:00:00.000Z', false],
  ])('runs %s: %s %s', (_, now, running) => {
    expect(isRunning(promotion, new Date(now))).toBe(running);
  });
});
