import { changeAlbum, imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { presentImages } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';
import { movedTo } from '#shared/domain/images.ts';

export const handler = handle('images.update', images.update, async ({ params, body, caller, services }) => {
  const { code } = await requireOwnCode(services, caller, params.code);
  const { displayOrder, isFeatured } = body;
  const album = await changeAlbum(services, code, (found) => {
    const image = imageOf(found, params.imageId);
    const moved = displayOrder === undefined ? found.images : movedTo(found.images, image, displayOrder);
    if (isFeatured === undefined) return moved;
    // One at most is featured: the one before steps back.
    return moved.map((one) => ({
      ...one,
      isFeatured: one === image ? isFeatured : !isFeatured && one.isFeatured,
    }));
  });
  return { images: presentImages(album) };
});
