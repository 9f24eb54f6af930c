import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { cardOfCode } from '#functions/domain/shareCards/cardOfCode.ts';
import { drawnCard } from '#functions/domain/shareCards/drawnCard.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createImageStore } from '#functions/services/images.ts';
import { zarcodeFiles as zarcodes } from '#shared/contract/zarcodeFiles.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { visitor } from '#shared/domain/visibility.ts';

export const handler = handle(
  'zarcodes.shareCard',
  zarcodes.shareCard,
  async ({ params, clientIp, deps }) => {
    const code = normaliseCode(params.code);
    if (code === null) throw zarCodeNotFound();
    // The edge caches it for a year: not what was hidden a moment ago.
    const [zarCode, images] = await Promise.all([
      getZarCode(deps.table, code, true),
      getCodeImages(deps.table, code, true),
    ]);
    const shown = zarCode && serializeCode(zarCode, visitor);
    if (shown === null) {
      await rateLimit(deps, 'lookupAddress', clientIp);
      throw zarCodeNotFound();
    }
    const { card, photoId } = cardOfCode(shown, images);
    return drawnCard(card, photoId === null ? null : await deps.images.getPublished({ code, id: photoId }));
  },
  { images: createImageStore },
);
