import { findZarCode } from '#functions/domain/zarcodes/findZarCode.ts';
import { serializeOwnerCode, serializePublicCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.get', zarcodes.get, async ({ params, caller, deps }) => {
  const zarCode = await findZarCode(deps.table, params.code);
  if (zarCode === null) throw zarCodeNotFound();
  const owner = caller?.id === zarCode.ownerId ? await caller.session() : null;
  return owner === null ? serializePublicCode(zarCode) : serializeOwnerCode(zarCode, owner);
});
