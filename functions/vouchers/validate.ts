import { acceptVoucher } from '#functions/domain/vouchers/acceptVoucher.ts';
import { serializeVoucher } from '#functions/domain/vouchers/serializeVoucher.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.validate', vouchers.validate, async (input) => {
  const { body, caller, clientIp, deps } = input;
  await rateLimit(deps, 'voucherAddress', clientIp);
  const { code } = body;
  return serializeVoucher(await acceptVoucher(deps, { userId: caller.id, code, field: 'code' }));
});
