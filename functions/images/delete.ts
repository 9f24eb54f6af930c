import { changeImages, imageOf, requireOwnCode } from '#functions/domain/images/changeImages.ts';
import { serializeImages } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';

/** The files are deleted a moment later, by `functions/jobs/sideEffects.ts`. */
export const handler = handle('images.delete', images.delete, async ({ params, caller, deps }) => {
  const { code } = await requireOwnCode(deps, caller, params.code);
  const codeImages = await changeImages(deps, code, (found) => {
    const image = imageOf(found, params.imageId);
    return found.images.filter((one) => one !== image);
  });
  return { images: serializeImages(codeImages) };
});
