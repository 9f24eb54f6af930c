import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  amountString,
  bundlePriceCents,
  bundleSizes,
  centsFromAmount,
  codePriceCents,
  formatRand,
  minimumGatewayCents,
  payableCents,
  vatIncludedCents,
  voucherPriceCents,
} from '#shared/domain/money.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000 });
const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('the price is R19 and bundles hold 5 or 10', () => {
  expect(codePriceCents).toBe(1900);
  expect(bundleSizes).toEqual([5, 10]);
});

describe('bundlePriceCents', { tags: 'P14' }, () => {
  test.each([
    [1900, 5, 9025],
    [1900, 10, 17_100],
    [0, 5, 0],
    [1, 5, 5], // 4.75
    [2, 5, 10], // 9.5: halves are rounded up
    [1, 10, 9],
    [1999, 5, 9495], // 9495.25
  ] as const)('price %i, size %i: %i', (price, size, expected) => {
    expect(bundlePriceCents(price, size)).toBe(expected);
  });
});

describe('vatIncludedCents', { tags: 'P14' }, () => {
  // 16.52 + 2.48, 78.48 + 11.77, 148.70 + 22.30, 11.57 + 1.73
  test.each([
    [1900, 15, 248],
    [9025, 15, 1177],
    [17_100, 15, 2230],
    [1330, 15, 173],
    [1900, 0, 0],
    [1900, 100, 950],
    [0, 15, 0],
    [1900, 15.5, 255],
    [10_000, 0.29, 29], // 0.29 x 100 is 28.999… in floats
  ])('%i at %d%%: %i', (total, rate, expected) => {
    expect(vatIncludedCents(total, rate)).toBe(expected);
  });

  it('is the tax on the remainder, to the cent, and never more than half', () => {
    fc.assert(
      fc.property(anyCents, anyPercent, (total, rate) => {
        const vat = vatIncludedCents(total, rate);
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs((total - vat) * (rate / 100) - vat)).toBeLessThanOrEqual(1.01);
        expect(vat).toBeLessThanOrEqual(Math.ceil(total / 2));
      }),
    );
  });

  test.each([-0.01, 100.01, Number.NaN, Number.POSITIVE_INFINITY])('refuses the rate %d', (rate) => {
    expect(() => vatIncludedCents(1900, rate)).toThrow(RangeError);
  });
});

describe('voucherPriceCents', { tags: ['P11', 'P14'] }, () => {
  test.each([
    [1900, 30, 1330],
    [1900, 0, 1900],
    [1900, 100, 0],
    [1, 50, 1],
    [9025, 12.5, 7897], // 7896.875
    [9025, 30, 6318], // 6317.5
  ])('%i less %d%%: %i', (total, percent, expected) => {
    expect(voucherPriceCents(total, percent)).toBe(expected);
  });

  it('never exceeds the original price and is never negative', () => {
    fc.assert(
      fc.property(anyCents, anyPercent, (total, percent) => {
        const price = voucherPriceCents(total, percent);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(total);
      }),
    );
  });
});

test.each([
  [0, 0],
  [1, 500],
  [499, 500],
  [500, 500],
  [501, 501],
  [1330, 1330],
])('payableCents(%i) is %i', (total, expected) => {
  expect(minimumGatewayCents).toBe(500);
  expect(payableCents(total)).toBe(expected);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is not an amount of cents',
  (cents) => {
    for (const use of [
      () => payableCents(cents),
      () => voucherPriceCents(cents, 10),
      () => bundlePriceCents(cents, 5),
      () => vatIncludedCents(cents, 15),
      () => amountString(cents),
    ]) {
      expect(use).toThrow(RangeError);
    }
  },
);

describe('amounts as text', () => {
  test.each([
    [1900, '19.00'],
    [0, '0.00'],
    [5, '0.05'],
    [500, '5.00'],
    [50, '0.50'],
    [123_456_789, '1234567.89'],
  ])('%i is %s', (cents, amount) => {
    expect(amountString(cents)).toBe(amount);
    expect(formatRand(cents)).toBe(`R${amount}`);
    expect(centsFromAmount(amount)).toBe(cents);
  });

  test.each([
    '',
    '19',
    '19.0',
    '19.000',
    '19,00',
    'R19.00',
    ' 19.00',
    '19.00 ',
    '-19.00',
    '+19.00',
    '019.00',
    '00.00',
    '.50',
    '1e3.00',
    '1 900.00',
    '1,900.00',
    '19.00\n',
    '１９.00',
    '1234567890123.00',
    'NaN',
    '0x10.00',
  ])('%j is refused', (amount) => {
    expect(centsFromAmount(amount)).toBeNull();
  });

  it('round trips', () => {
    fc.assert(fc.property(anyCents, (cents) => centsFromAmount(amountString(cents)) === cents));
  });
});
