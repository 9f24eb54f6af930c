import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeImages } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle('images.list', images.list, async ({ params, deps }) => {
  const [zarCode, codeImages] = await Promise.all([
    getZarCode(deps.table, params.code),
    getCodeImages(deps.table, params.code),
  ]);
  // They outlive their code, for as long as its deletion can be undone.
  return { images: zarCode === null ? [] : serializeImages(codeImages) };
});
