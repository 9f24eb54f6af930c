import { getCodeImages } from '#functions/data/images.ts';
import { serializeImages } from '#functions/domain/images/serializeImages.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle('images.list', images.list, async ({ params, deps }) => ({
  images: serializeImages(await getCodeImages(deps.table, params.code)),
}));
