/** What a voucher takes off, and for which orders (docs/product/money.md#vouchers). */

import { t } from '#shared/text/t.ts';
import { formatRand } from './money.ts';

export const voucherScopes = ['codes', 'bundles', 'both'] as const;
type VoucherScope = (typeof voucherScopes)[number];

export const voucherStates = ['active', 'upcoming', 'ended'] as const;
export type VoucherState = (typeof voucherStates)[number];

interface Validity {
  readonly validFrom: string;
  /** Not valid any more from this moment. */
  readonly validUntil: string;
}

/** Whether it is used up is another question. ISO times. */
export function voucherStateAt({ validFrom, validUntil }: Validity, at: string): VoucherState {
  if (at >= validUntil) return 'ended';
  return at < validFrom ? 'upcoming' : 'active';
}

/** At once: a page of codes to print, and well within the time of a request. */
export const maxSingleUseCodes = 500;

/** As a voucher is stored: neither case nor spaces matter in what people type. */
export const voucherCodeOf = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

interface Conditions {
  readonly appliesTo: VoucherScope;
  /** The least total of the order, before the voucher. */
  readonly minTotalCents: number;
}

interface Bought {
  readonly kind: 'code' | 'bundle';
  readonly totalCents: number;
}

const onlyFor = {
  codes: t`This voucher is for single ZarCodes only.`,
  bundles: t`This voucher is for bundles only.`,
} as const;

/** Why a voucher does not apply to an order, in a sentence; null where it does. */
export function whyNotApplied({ appliesTo, minTotalCents }: Conditions, bought: Bought): string | null {
  if (appliesTo !== 'both' && appliesTo !== `${bought.kind}s`) return onlyFor[appliesTo];
  if (bought.totalCents < minTotalCents) {
    return t`This voucher is for orders of ${formatRand(minTotalCents)} or more.`;
  }
  return null;
}
