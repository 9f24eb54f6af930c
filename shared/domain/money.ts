/**
 * Money is integer cents. Amounts are rounded once, at the end, to the nearest cent, halves up
 * (docs/product/money.md#money-and-prices).
 */

export const codePriceCents = 1900; // including VAT

/** Those that everybody is offered; larger ones are in `bundles.ts`, which public pages do not need. */
export const bundleSizes = [5, 10] as const;
type SmallBundleSize = (typeof bundleSizes)[number];

const bundlePercentOff = { 5: 5, 10: 10 } as const satisfies Record<SmallBundleSize, number>;

// PayFast refuses amounts under R5.00; R0.00 skips the gateway.
export const minimumGatewayCents = 500;

/**
 * What one code may cost: at least what the gateway takes, and at most fifty times the first price, because a higher one
 * is a slip such as 1900 for 19.00.
 */
export const priceLimits = { minCents: minimumGatewayCents, maxCents: 100_000 } as const;

/** Percentages have at most two decimals, so their hundredths are integers, without rounding errors. */
function hundredths(percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`Not a percentage: ${percent}`);
  return Math.round(percent * 100);
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount in cents: ${cents}`);
}

/** The price after a percentage off. */
export function voucherPriceCents(totalCents: number, percentOff: number): number {
  assertCents(totalCents);
  return Math.round((totalCents * (10_000 - hundredths(percentOff))) / 10_000);
}

/** One of both: a percentage, or an amount. */
interface Discount {
  readonly percentOff?: number | undefined;
  readonly amountOffCents?: number | undefined;
}

/** The price after a voucher; nothing where it takes more off than that. */
export function discountedCents(
  totalCents: number,
  { percentOff = 0, amountOffCents = 0 }: Discount,
): number {
  assertCents(amountOffCents);
  return Math.max(0, voucherPriceCents(totalCents, percentOff) - amountOffCents);
}

export function bundlePriceCents(priceCents: number, size: SmallBundleSize): number {
  assertCents(priceCents);
  return voucherPriceCents(priceCents * size, bundlePercentOff[size]);
}

/**
 * What the buyer pays after a voucher: nothing, or at least the gateway's minimum. A total below R5.00 is raised to it,
 * because lowering it to nothing would make a 74% voucher worth 100%.
 */
export function payableCents(totalCents: number): number {
  assertCents(totalCents);
  return totalCents === 0 ? 0 : Math.max(totalCents, minimumGatewayCents);
}

/** The VAT inside a price that includes it, by the tax fraction rate / (100 + rate). */
export function vatIncludedCents(totalCents: number, vatRatePercent: number): number {
  assertCents(totalCents);
  const rate = hundredths(vatRatePercent);
  return Math.round((totalCents * rate) / (10_000 + rate));
}

/** 1900 → '19.00' */
export function amountString(cents: number): string {
  assertCents(cents);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** -350 → '-3.50' */
export function signedAmountString(cents: number): string {
  return `${cents < 0 ? '-' : ''}${amountString(Math.abs(cents))}`;
}

/** 1900 → 'R19.00' */
export function formatRand(cents: number): string {
  return `R${amountString(cents)}`;
}

/** '19.00' → 1900. Null for any other format, such as leading zeros or one decimal. */
export function centsFromAmount(amount: string): number | null {
  const match = /^(0|[1-9]\d{0,11})\.(\d\d)$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}
