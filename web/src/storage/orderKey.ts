import type { Contract } from '#shared/contract/contract.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { randomKey } from './randomKey.ts';
import { tabStore } from './tabStore.ts';

type Choice = Pick<RouteInput<Contract['payments']['create']>['body'], 'bundle' | 'voucherCode'>;

/** A voucher that was applied: where its use is reserved by an order that waits, it can't be checked again. */
export const appliedVoucher = tabStore<Voucher>('applied_voucher', 'private');

const stored = tabStore<{ order: string; key: string }>('order_key', 'private');

/**
 * The Idempotency-Key of an order: the same order has the same key across reloads and repeated clicks, so it is placed
 * once; another order, or the next one after `forgetOrder` or `renewOrderKey`, gets a new key.
 */
export function orderKey(order: unknown): string {
  const text = JSON.stringify(order);
  const before = stored.read();
  if (before?.order === text) return before.key;
  const key = randomKey();
  stored.write({ order: text, key });
  return key;
}

/** The bundle and the voucher of the order that was placed last in this tab, unless it is paid. */
export function lastChoice(): Choice {
  return JSON.parse(stored.read()?.order ?? '{}') as Choice;
}

/** The same, as the address of the payment page has it. */
export function orderSearch() {
  const { bundle, voucherCode } = lastChoice();
  return {
    ...(bundle !== undefined && { bundle }),
    ...(voucherCode !== undefined && { voucher: voucherCode }),
  };
}

/** Once it is over without being paid, the same order is placed as a new one. */
export function renewOrderKey(): void {
  const before = stored.read();
  if (before !== null) stored.write({ ...before, key: randomKey() });
}

export function forgetOrder(): void {
  stored.clear();
  appliedVoucher.clear();
}
