import type { Voucher } from '#functions/data/vouchers.ts';
import type { Voucher as VoucherResponse } from '#shared/contract/vouchers.ts';

export function serializeVoucher({ code, percentOff, validUntil }: Voucher): VoucherResponse {
  return { code, percentOff, validUntil };
}
