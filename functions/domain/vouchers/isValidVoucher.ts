import type { Voucher } from '#functions/data/vouchers.ts';

export function isValidVoucher(voucher: Voucher | null, now: Date): voucher is Voucher {
  const at = now.toISOString();
  return voucher !== null && at >= voucher.validFrom && at < voucher.validUntil;
}
