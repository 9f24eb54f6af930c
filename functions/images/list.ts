import { getCodeImages } from '#functions/data/images.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { serializeImagesFor } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { images } from '#shared/contract/images.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle(
  'images.list',
  images.list,
  async ({ params, caller, deps }) => {
    const { table } = deps;
    // Its owner sees a level that was changed a moment ago.
    const [zarCode, codeImages, user] = await Promise.all([
      getZarCode(table, params.code, caller !== null),
      getCodeImages(table, params.code),
      caller?.session() ?? null,
    ]);
    // They outlive their code, for as long as its deletion can be undone.
    if (zarCode === null || viewOf(zarCode, { user }) !== 'whole') return { images: [] };
    return { images: await serializeImagesFor(zarCode, codeImages, deps.images) };
  },
  { images: createImageStore },
);
