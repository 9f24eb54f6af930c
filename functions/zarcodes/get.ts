import { lookUpZarCode } from '#functions/domain/zarcodes/lookUpZarCode.ts';
import {
  serializeForEditor,
  serializePublicCode,
  serializeSuggestion,
} from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canEditCode } from '#shared/domain/can.ts';

export const handler = handle('zarcodes.get', zarcodes.get, async (input) => {
  const { params, caller, clientIp, deps } = input;
  const [found, user] = await Promise.all([
    lookUpZarCode(deps, { code: params.code, clientIp, consistent: caller !== null }),
    caller?.session(),
  ]);
  const { zarCode } = found;
  if (zarCode === null) throw zarCodeNotFound(found.meant.map(serializeSuggestion));
  // The code that was typed may be made soon, or another one that explains it.
  if (zarCode.code !== params.code) input.cacheBriefly();
  const mayEdit = user && canEditCode(user, zarCode);
  return mayEdit ? serializeForEditor(zarCode, user) : serializePublicCode(zarCode);
});
