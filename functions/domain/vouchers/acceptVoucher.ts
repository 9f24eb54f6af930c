import { getVoucher, type Voucher } from '#functions/data/vouchers.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { isValidVoucher } from './isValidVoucher.ts';

interface GivenVoucher {
  readonly userId: string;
  readonly code: string;
  /** Where it was typed. */
  readonly field: 'code' | 'voucherCode';
}

/** @throws 422 for a voucher that is unknown or not valid now, 429 for who tries many. */
export async function acceptVoucher(deps: Dependencies, given: GivenVoucher): Promise<Voucher> {
  await rateLimit(deps, 'voucherAccount', given.userId);
  const voucher = await getVoucher(deps.table, given.code);
  if (isValidVoucher(voucher, deps.now())) return voucher;
  const message = 'This voucher code is not valid, or no longer.';
  throw new ApiError('voucher_invalid', message, { fields: { [given.field]: message } });
}
