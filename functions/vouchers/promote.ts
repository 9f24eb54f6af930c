import { promoteVoucher } from '#functions/domain/vouchers/promoteVoucher.ts';
import { serializeAdminVoucher } from '#functions/domain/vouchers/serializeAdminVouchers.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle(
  'vouchers.promote',
  vouchers.promote,
  async ({ params, body, caller, deps }) => {
    const { isPromoted } = body;
    const voucher = await promoteVoucher(deps, { code: params.id, isPromoted, adminId: caller.id });
    return serializeAdminVoucher(deps, voucher);
  },
);
