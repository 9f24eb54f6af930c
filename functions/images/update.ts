import { changeImages, imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { images } from '#shared/contract/images.ts';
import { movedTo } from '#shared/domain/images.ts';

export const handler = handle(
  'images.update',
  images.update,
  async ({ params, body, caller, deps }) => {
    const zarCode = await requireOwnCode(deps, caller, params.code);
    const { displayOrder, isFeatured, caption } = body;
    const codeImages = await changeImages(deps, zarCode.code, (found) => {
      const image = imageOf(found, params.imageId);
      const moved = displayOrder === undefined ? found.images : movedTo(found.images, image, displayOrder);
      return moved.map((one) => {
        if (one === image) {
          return { ...one, isFeatured: isFeatured ?? one.isFeatured, caption: caption ?? one.caption };
        }
        // At most one is featured.
        return isFeatured === true ? { ...one, isFeatured: false } : one;
      });
    });
    return { images: await serializeImagesFor(zarCode, codeImages, deps.images) };
  },
  { images: createImageStore },
);
