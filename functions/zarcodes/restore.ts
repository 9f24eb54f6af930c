import { restoreCode } from '#functions/domain/zarcodes/restoreCode.ts';
import { serializeOwnerCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.restore', zarcodes.restore, async ({ params, caller, deps }) => {
  const user = await caller.user();
  return serializeOwnerCode(await restoreCode(deps, user, params.code), user);
});
