import type { BundleOffers } from '#shared/contract/bundles.ts';
import type { Contract } from '#shared/contract/contract.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { type BundleSize, isLargeBundle } from '#shared/domain/bundles.ts';
import { bundlePriceCents, centsFromAmount, discountedCents, payableCents } from '#shared/domain/money.ts';
import { whyNotApplied } from '#shared/domain/vouchers.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';

export type OrderBody = RouteInput<Contract['payments']['create']>['body'];

/** What can be bought: the code that is waiting, or a bundle. */
export type Choice = 'code' | BundleSize;

export function orderOf(
  choice: Choice,
  pending: PendingCode | null,
  voucher: Voucher | null,
): OrderBody | null {
  const more = voucher === null ? {} : { voucherCode: voucher.code };
  if (choice !== 'code') return { bundle: choice, ...more };
  return pending === null ? null : { zarcode: pending, ...more };
}

/** As the server will work it out. */
export function totalOf(fullCents: number, voucher: Voucher | null): number {
  const { percentOff, amountOff = '' } = voucher ?? {};
  const amountOffCents = centsFromAmount(amountOff) ?? 0;
  return payableCents(discountedCents(fullCents, { percentOff, amountOffCents }));
}

/** Why a voucher that was accepted does not apply to what is chosen now. */
export function problemOf(choice: Choice, fullCents: number, voucher: Voucher | null): string | null {
  if (voucher === null) return null;
  const { appliesTo, minTotal } = voucher;
  const conditions = { appliesTo, minTotalCents: centsFromAmount(minTotal) ?? 0 };
  return whyNotApplied(conditions, { kind: choice === 'code' ? 'code' : 'bundle', totalCents: fullCents });
}

export interface PriceList {
  readonly codeCents: number;
  /** The larger bundles, once they are loaded. */
  readonly offers?: BundleOffers['offers'] | undefined;
}

/** @returns null where it is not known yet */
export function priceOf(choice: Choice, { codeCents, offers }: PriceList): number | null {
  if (choice === 'code') return codeCents;
  if (!isLargeBundle(choice)) return bundlePriceCents(codeCents, choice);
  const offer = offers?.find(({ size }) => size === choice);
  return offer === undefined ? null : centsFromAmount(offer.amount);
}

/** What a bundle saves against as many single codes. */
export function savingOf(size: BundleSize, prices: PriceList): number {
  const single = prices.codeCents * size;
  return single - (priceOf(size, prices) ?? single);
}
