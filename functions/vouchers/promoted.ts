import { getPromotedCodes, getVoucher } from '#functions/data/vouchers.ts';
import { isValidVoucher } from '#functions/domain/vouchers/isValidVoucher.ts';
import { serializeVoucher } from '#functions/domain/vouchers/serializeVoucher.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.promoted', vouchers.promoted, async ({ deps }) => {
  const codes = await getPromotedCodes(deps.table);
  const found = await Promise.all(codes.map((code) => getVoucher(deps.table, code)));
  const now = deps.now();
  const valid = found.find((voucher) => isValidVoucher(voucher, now)) ?? null;
  return { voucher: valid && serializeVoucher(valid) };
});
