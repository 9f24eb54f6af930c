import { lookUpZarCode } from '#functions/domain/zarcodes/lookUpZarCode.ts';
import { serializeForEditor, serializePublicCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canEditCode } from '#shared/domain/can.ts';

export const handler = handle('zarcodes.get', zarcodes.get, async ({ params, caller, clientIp, deps }) => {
  const [zarCode, user] = await Promise.all([
    lookUpZarCode(deps, { code: params.code, clientIp, consistent: caller !== null }),
    caller?.session(),
  ]);
  if (zarCode === null) throw zarCodeNotFound();
  const mayEdit = user && canEditCode(user, zarCode);
  return mayEdit ? serializeForEditor(zarCode, user) : serializePublicCode(zarCode);
});
