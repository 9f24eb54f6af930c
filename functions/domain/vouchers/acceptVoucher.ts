import { getVoucher, type Voucher } from '#functions/data/vouchers.ts';
import { isUsedUp, isUsedUpBy } from '#functions/data/voucherUses.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { whyNotApplied } from '#shared/domain/vouchers.ts';
import { isValidVoucher } from './isValidVoucher.ts';
import { type VoucherFieldName, voucherMessages, voucherRefused } from './voucherRefused.ts';

interface TypedVoucher {
  readonly userId: string;
  readonly code: string;
  readonly field: VoucherFieldName;
  /** What it is for, at its price before the voucher; left out where that is not known yet. */
  readonly bought?: { readonly kind: 'code' | 'bundle'; readonly totalCents: number } | undefined;
}

/**
 * @throws 422 where the voucher is unknown, not valid now, used up, or not for what is bought; 429 after too many
 * attempts.
 */
export async function acceptVoucher(deps: Dependencies, typed: TypedVoucher): Promise<Voucher> {
  const { userId, code, field, bought } = typed;
  await rateLimit(deps, 'voucherAccount', userId);
  const voucher = await getVoucher(deps.table, code, true);
  if (!isValidVoucher(voucher, deps.now())) throw voucherRefused(voucherMessages.invalid, field);
  const problem = bought && whyNotApplied(voucher, bought);
  if (problem) throw voucherRefused(problem, field);
  const [isUsedByYou, isUsed] = await Promise.all([
    isUsedUpBy(deps.table, voucher, userId),
    isUsedUp(deps.table, voucher),
  ]);
  if (isUsedByYou) throw voucherRefused(voucherMessages.usedByYou, field);
  if (isUsed) throw voucherRefused(voucherMessages.usedUp, field);
  return voucher;
}
