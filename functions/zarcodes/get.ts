import type { Pass } from '#functions/data/access.ts';
import { getCodeImages } from '#functions/data/images.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeImages } from '#functions/domain/images/serializeImages.ts';
import { lookUpZarCode } from '#functions/domain/zarcodes/lookUpZarCode.ts';
import {
  serializeCode,
  serializeForEditor,
  serializeOpenedCode,
  serializeSuggestion,
} from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { canEditCode } from '#shared/domain/can.ts';
import { type OpenedBy, viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('zarcodes.get', zarcodes.get, async (input) => {
  const { params, caller, clientIp, viewerPlace, opener, deps } = input;
  const session = caller === null ? Promise.resolve(null) : caller.session();
  const found = await lookUpZarCode(deps, {
    code: params.code,
    clientIp,
    // A level that was changed a moment ago closes a code also to who has a pass.
    consistent: caller !== null || opener !== null,
    user: session,
    bearer: opener && { opener, clientIp, viewerPlace },
  });
  if (found.zarCode === null) throw zarCodeNotFound(found.meant.map(serializeSuggestion));
  const { zarCode, viewer, pass } = found;
  // The code that was typed may be made soon, or another one that explains it.
  if (zarCode.code !== params.code) input.cacheBriefly();
  if (viewer.openedBy !== undefined) return opened(deps, { zarCode, pass, openedBy: viewer.openedBy });
  const user = await session;
  const mayEdit = user && canEditCode(user, zarCode) && viewOf(zarCode, viewer) === 'whole';
  const shown = mayEdit ? serializeForEditor(zarCode, user) : serializeCode(zarCode, viewer);
  if (shown === null) throw zarCodeNotFound();
  return shown;
});

interface Opened {
  readonly zarCode: ZarCode;
  readonly pass: Pass | null;
  readonly openedBy: OpenedBy;
}

/** With its photos, so that one use of a pass brings all there is. */
async function opened({ table }: Dependencies, { zarCode, pass, openedBy }: Opened) {
  const images = serializeImages(await getCodeImages(table, zarCode.code));
  return { ...serializeOpenedCode(zarCode, openedBy), expiresAt: pass?.endsAt ?? null, images };
}
