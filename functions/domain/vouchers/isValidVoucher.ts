import type { Voucher } from '#functions/data/vouchers.ts';
import { voucherStateAt } from '#shared/domain/vouchers.ts';

export function isValidVoucher(voucher: Voucher | null, now: Date): voucher is Voucher {
  return voucher !== null && voucherStateAt(voucher, now.toISOString()) === 'active';
}
