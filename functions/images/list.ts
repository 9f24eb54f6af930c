import { getAlbum } from '#functions/data/images.ts';
import { presentImages } from '#functions/domain/serialize.ts';
import { handle } from '#functions/lib/handle.ts';
import { images } from '#shared/contract/images.ts';

export const handler = handle('images.list', images.list, async ({ params, services }) => ({
  images: presentImages(await getAlbum(services.table, params.code)),
}));
