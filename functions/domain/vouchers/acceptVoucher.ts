import { getVoucher, type Voucher } from '#functions/data/vouchers.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import { isValidVoucher } from './isValidVoucher.ts';

interface GivenVoucher {
  readonly userId: string;
  readonly code: string;
  /** Where it was typed. */
  readonly field: 'code' | 'voucherCode';
}

/** @throws 422 for a voucher that is unknown or not valid now, 429 for who tries many. */
export async function acceptVoucher(services: Services, given: GivenVoucher): Promise<Voucher> {
  await rateLimit(services, 'voucherAccount', given.userId);
  const voucher = await getVoucher(services.table, given.code);
  if (isValidVoucher(voucher, services.now())) return voucher;
  const message = 'This voucher code is not valid, or no longer.';
  throw new ApiError('voucher_invalid', message, { fields: { [given.field]: message } });
}
