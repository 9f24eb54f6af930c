import type { Voucher } from '#functions/data/vouchers.ts';

/** What an admin enters. Amounts are cents. */
export interface VoucherOffer {
  readonly percentOff?: number | undefined;
  readonly amountOff?: number | undefined;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly appliesTo: Voucher['appliesTo'];
  readonly minTotal?: number | undefined;
  readonly maxUses?: number | null | undefined;
  readonly maxUsesPerUser?: number | null | undefined;
}

interface Making {
  readonly code: string;
  readonly kind: Voucher['kind'];
  readonly createdAt: string;
  readonly createdBy: string;
}

/** Times are compared as text, so all are in UTC. */
export const utc = (at: string) => new Date(at).toISOString();

export function newVoucher(offer: VoucherOffer, making: Making): Voucher {
  const { percentOff, amountOff, maxUses, maxUsesPerUser, minTotal = 0 } = offer;
  return {
    ...making,
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOff !== undefined && { amountOffCents: amountOff }),
    validFrom: utc(offer.validFrom),
    validUntil: utc(offer.validUntil),
    ...(maxUses != null && { maxUses }),
    ...(maxUsesPerUser != null && { maxUsesPerUser }),
    appliesTo: offer.appliesTo,
    minTotalCents: minTotal,
    version: 1,
  };
}

/** What the audit says of a voucher. */
export const auditedFields = [
  'percentOff',
  'amountOffCents',
  'validFrom',
  'validUntil',
  'maxUses',
  'maxUsesPerUser',
  'appliesTo',
  'minTotalCents',
] as const satisfies (keyof Voucher)[];
