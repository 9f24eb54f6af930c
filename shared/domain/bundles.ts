import { bundlePriceCents, bundleSizes, voucherPriceCents } from './money.ts';

/** For organisations. What they take off belongs to the price (decision 0041). */
export const largeBundleSizes = [50, 100, 500] as const;
export type LargeBundleSize = (typeof largeBundleSizes)[number];

export const allBundleSizes = [...bundleSizes, ...largeBundleSizes] as const;
export type BundleSize = (typeof allBundleSizes)[number];

/** In percent. */
export type PercentOff = Readonly<Record<`of${LargeBundleSize}`, number>>;

export const defaultPercentOff: PercentOff = { of50: 12, of100: 15, of500: 20 };

/** More is a slip such as 80 for what is left to pay. */
export const maxPercentOff = 50;

export interface Price {
  /** Of one code. */
  readonly amountCents: number;
  readonly percentOff: PercentOff;
}

export const isLargeBundle = (size: BundleSize): size is LargeBundleSize =>
  largeBundleSizes.some((large) => large === size);

/** What a bundle of any size costs, before a voucher. */
export function bundleTotalCents({ amountCents, percentOff }: Price, size: BundleSize): number {
  if (!isLargeBundle(size)) return bundlePriceCents(amountCents, size);
  return voucherPriceCents(amountCents * size, percentOff[`of${size}`]);
}
