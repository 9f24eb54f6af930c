import { changeAlbum, imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { presentImages } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';

/** The files go a moment later, by the stream (`functions/jobs/sideEffects.ts`). */
export const handler = handle('images.delete', images.delete, async ({ params, caller, services }) => {
  const { code } = await requireOwnCode(services, caller, params.code);
  const album = await changeAlbum(services, code, (found) => {
    const image = imageOf(found, params.imageId);
    return found.images.filter((one) => one !== image);
  });
  return { images: presentImages(album) };
});
