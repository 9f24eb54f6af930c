import { getPromotedCodes, getVoucher } from '#functions/data/vouchers.ts';
import { isUsedUp } from '#functions/data/voucherUses.ts';
import { isValidVoucher } from '#functions/domain/vouchers/isValidVoucher.ts';
import { serializeVoucher } from '#functions/domain/vouchers/serializeVoucher.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.promoted', vouchers.promoted, async ({ deps }) => {
  const codes = await getPromotedCodes(deps.table);
  const found = await Promise.all(codes.map((code) => getVoucher(deps.table, code)));
  const now = deps.now();
  for (const voucher of found) {
    const isUsable = isValidVoucher(voucher, now) && !(await isUsedUp(deps.table, voucher));
    if (isUsable) return { voucher: serializeVoucher(voucher) };
  }
  return { voucher: null };
});
