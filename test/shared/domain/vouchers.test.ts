import { describe, expect, test } from 'vitest';
import { voucherCodeOf, voucherStateAt, whyNotApplied } from '#shared/domain/vouchers.ts';

describe('a voucher', () => {
  const validity = { validFrom: '2026-04-01T08:00:00.000Z', validUntil: '2026-05-01T08:00:00.000Z' };

  test.each([
    ['2026-04-01T07:59:59.999Z', 'upcoming'],
    ['2026-04-01T08:00:00.000Z', 'active'],
    ['2026-05-01T07:59:59.999Z', 'active'],
    ['2026-05-01T08:00:00.000Z', 'ended'],
  ])('at %s is %s', (at, state) => {
    expect(voucherStateAt(validity, at)).toBe(state);
  });

  const codesOnly = 'This voucher is for single ZarCodes only.';
  const bundlesOnly = 'This voucher is for bundles only.';
  test.each([
    ['codes', 'code', null],
    ['codes', 'bundle', codesOnly],
    ['bundles', 'code', bundlesOnly],
    ['bundles', 'bundle', null],
    ['both', 'code', null],
    ['both', 'bundle', null],
  ] as const)('for %s applies to a %s: %s', (appliesTo, kind, expected) => {
    expect(whyNotApplied({ appliesTo, minTotalCents: 0 }, { kind, totalCents: 1900 })).toBe(expected);
  });

  test('applies from its minimum on', () => {
    const conditions = { appliesTo: 'both', minTotalCents: 9025 } as const;
    expect(whyNotApplied(conditions, { kind: 'bundle', totalCents: 9025 })).toBeNull();
    expect(whyNotApplied(conditions, { kind: 'bundle', totalCents: 9024 })).toBe(
      'This voucher is for orders of R90.25 or more.',
    );
  });

  test('is typed in any case and with any blanks', { tags: 'P11' }, () => {
    expect(voucherCodeOf(' we lcome\t10 ')).toBe('WELCOME10');
  });
});
