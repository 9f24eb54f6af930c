import { getVoucher, type Voucher } from '#functions/data/vouchers.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { isValidVoucher } from './isValidVoucher.ts';

interface TypedVoucher {
  readonly userId: string;
  readonly code: string;
  /** The field that it was typed into. */
  readonly field: 'code' | 'voucherCode';
}

/** @throws 422 where the voucher is unknown or not valid now, 429 after too many attempts. */
export async function acceptVoucher(deps: Dependencies, typed: TypedVoucher): Promise<Voucher> {
  await rateLimit(deps, 'voucherAccount', typed.userId);
  const voucher = await getVoucher(deps.table, typed.code);
  if (isValidVoucher(voucher, deps.now())) return voucher;
  const message = "This voucher code isn't valid or has expired.";
  throw new ApiError('voucher_invalid', message, { fields: { [typed.field]: message } });
}
