import { lookUpZarCode } from '#functions/domain/zarcodes/lookUpZarCode.ts';
import { serializeOpenedCode } from '#functions/domain/zarcodes/serializeOpenedCode.ts';
import {
  serializeCode,
  serializeForEditor,
  serializeSuggestion,
} from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canEditCode } from '#shared/domain/can.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle(
  'zarcodes.get',
  zarcodes.get,
  async (input) => {
    const { params, caller, clientIp, viewerPlace, opener, deps } = input;
    const session = caller?.session() ?? null;
    const bearer = opener && { opener, clientIp, viewerPlace };
    // A level that was changed a moment ago closes a code also to who has a pass.
    const consistent = caller !== null || opener !== null;
    const found = await lookUpZarCode(deps, { code: params.code, clientIp, consistent, session, bearer });
    if (found.zarCode === null) throw zarCodeNotFound(found.meant.map(serializeSuggestion));
    const { zarCode, viewer, pass } = found;
    // The code that was typed may be made soon, or another one that explains it.
    if (zarCode.code !== params.code) input.cacheBriefly();
    if (viewer.openedBy) return serializeOpenedCode(deps, { zarCode, pass, openedBy: viewer.openedBy });
    const user = await session;
    const mayEdit = user && canEditCode(user, zarCode) && viewOf(zarCode, viewer) === 'whole';
    const shown = mayEdit ? serializeForEditor(zarCode, user) : serializeCode(zarCode, viewer);
    if (shown === null) throw zarCodeNotFound();
    return shown;
  },
  { images: createImageStore },
);
