import { imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { processUpload } from '#functions/domain/images/processUpload.ts';
import { serializeImageFor } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { createImageStore } from '#functions/services/images.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle(
  'images.complete',
  images.complete,
  async ({ params, caller, deps }) => {
    const zarCode = await requireOwnCode(deps, caller, params.code);
    await rateLimit(deps, 'imageAccount', caller.id);
    const codeImages = await processUpload(deps, zarCode, params.imageId);
    return serializeImageFor(zarCode, codeImages, imageOf(codeImages, params.imageId), deps.images);
  },
  { images: createImageStore },
);
