import { changeVoucher } from '#functions/domain/vouchers/changeVoucher.ts';
import { serializeAdminVoucher } from '#functions/domain/vouchers/serializeAdminVouchers.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.update', vouchers.update, async ({ params, body, caller, deps }) =>
  serializeAdminVoucher(
    deps,
    await changeVoucher(deps, { code: params.id, changes: body, adminId: caller.id }),
  ),
);
