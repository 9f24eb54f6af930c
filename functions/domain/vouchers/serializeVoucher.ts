import type { Voucher } from '#functions/data/vouchers.ts';
import type { Voucher as VoucherResponse } from '#shared/contract/vouchers.ts';
import { amountString } from '#shared/domain/money.ts';
import { offerText } from './offerText.ts';

export function serializeVoucher(voucher: Voucher): VoucherResponse {
  const { code, percentOff, amountOffCents, validUntil, appliesTo, minTotalCents } = voucher;
  return {
    code,
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOffCents !== undefined && { amountOff: amountString(amountOffCents) }),
    offer: offerText(voucher),
    validUntil,
    appliesTo,
    minTotal: amountString(minTotalCents),
  };
}
