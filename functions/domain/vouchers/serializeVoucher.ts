import type { Voucher } from '#functions/data/vouchers.ts';
import type { Voucher as VoucherResponse } from '#shared/contract/vouchers.ts';
import { amountString } from '#shared/domain/money.ts';
import { offerText } from '#shared/domain/offerText.ts';

export function serializeVoucher(voucher: Voucher): VoucherResponse {
  const { code, percentOff, amountOffCents, validUntil, appliesTo, minTotalCents } = voucher;
  const offer = {
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOffCents !== undefined && { amountOff: amountString(amountOffCents) }),
    appliesTo,
    minTotal: amountString(minTotalCents),
  };
  return { code, ...offer, offer: offerText(offer), validUntil };
}
