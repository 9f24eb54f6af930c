import { codeFile } from '#functions/domain/codeFiles/codeFile.ts';
import { lookUpZarCode } from '#functions/domain/zarcodes/lookUpZarCode.ts';
import { serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodeFiles as zarcodes } from '#shared/contract/zarcodeFiles.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.export', zarcodes.export, async (input) => {
  const { params, query, caller, clientIp, viewerPlace, opener, deps } = input;
  const session = caller?.session() ?? null;
  const bearer = opener && { opener, clientIp, viewerPlace };
  // A level that was changed a moment ago closes a code also to who has a pass.
  const consistent = caller !== null || opener !== null;
  const found = await lookUpZarCode(deps, { code: params.code, clientIp, consistent, session, bearer });
  if (found.zarCode === null) throw zarCodeNotFound(found.meant.map(serializeSuggestion));
  const { zarCode, viewer } = found;
  // An area has no point to take along.
  if (viewOf(zarCode, viewer) !== 'whole') throw zarCodeNotFound();
  return codeFile(zarCode, query.format, deps.config.appUrl);
});
