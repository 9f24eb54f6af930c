import { changeImages, imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { images } from '#shared/contract/images.ts';

/** The files are deleted a moment later, by `functions/jobs/sideEffects.ts`. */
export const handler = handle(
  'images.delete',
  images.delete,
  async ({ params, caller, deps }) => {
    const zarCode = await requireOwnCode(deps, caller, params.code);
    const codeImages = await changeImages(deps, zarCode.code, (found) => {
      const image = imageOf(found, params.imageId);
      return found.images.filter((one) => one !== image);
    });
    return { images: await serializeImagesFor(zarCode, codeImages, deps.images) };
  },
  { images: createImageStore },
);
