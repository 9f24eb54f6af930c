import { createVoucher } from '#functions/domain/vouchers/createVoucher.ts';
import { serializeAdminVoucher } from '#functions/domain/vouchers/serializeAdminVouchers.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.create', vouchers.create, async ({ body, caller, deps }) => {
  const { code, ...offer } = body;
  return serializeAdminVoucher(deps, await createVoucher(deps, { code, offer, adminId: caller.id }));
});
