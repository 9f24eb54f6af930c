import { createSingleUse } from '#functions/domain/vouchers/createSingleUse.ts';
import { handle } from '#functions/lib/handle.ts';
import { vouchers } from '#shared/contract/vouchers.ts';

export const handler = handle('vouchers.createMany', vouchers.createMany, async ({ body, caller, deps }) => {
  const { count, ...offer } = body;
  return { codes: await createSingleUse(deps, { count, offer, adminId: caller.id }) };
});
