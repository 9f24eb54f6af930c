import type { Payment } from '#functions/data/payments.ts';
import type { Use } from '#functions/data/voucherUses.ts';

/** The use that an order takes of a voucher; null without one, and for orders from before uses were counted. */
export function voucherUseOf({ userId, voucherCode, voucherUse }: Payment): Use | null {
  if (voucherCode === undefined || voucherUse === undefined) return null;
  return { code: voucherCode, userId, ...voucherUse };
}
