import { findZarCode } from '#functions/domain/zarcodes/findZarCode.ts';
import { presentOwnerCode, presentPublicCode } from '#functions/domain/serialize.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.get', zarcodes.get, async ({ params, caller, services }) => {
  const zarCode = await findZarCode(services.table, params.code);
  if (zarCode === null) throw zarCodeNotFound();
  const owner = caller?.id === zarCode.ownerId ? await caller.session() : null;
  return owner === null ? presentPublicCode(zarCode) : presentOwnerCode(zarCode, owner);
});
