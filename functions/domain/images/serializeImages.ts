import type { CodeImages, Image } from '#functions/data/images.ts';
import type { ImageStore } from '#functions/services/images.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { type Guarded, isPublic } from '#shared/domain/visibility.ts';

type Links = Pick<ImageStore, 'links'>;

function serializeImage({ code, images }: CodeImages, image: Image): ZarCodeImage {
  const { createdAt: _, hasSmall: __, ...shown } = image;
  return { ...shown, zarCodeId: code, displayOrder: images.indexOf(image) + 1 };
}

/** For somebody who may see the whole code: with links to its files where it is not public. */
export async function serializeImageFor(
  zarCode: Pick<Guarded, 'visibility'>,
  codeImages: CodeImages,
  image: Image,
  store: Links,
): Promise<ZarCodeImage> {
  const serialized = serializeImage(codeImages, image);
  if (isPublic(zarCode)) return serialized;
  return { ...serialized, links: await store.links({ code: codeImages.code, id: image.id }) };
}

/** For somebody who may see the whole code (`viewOf`): with links to the files where it is not public. */
export function serializeImagesFor(
  zarCode: Pick<Guarded, 'visibility'>,
  codeImages: CodeImages,
  store: Links,
): Promise<ZarCodeImage[]> {
  return Promise.all(codeImages.images.map((image) => serializeImageFor(zarCode, codeImages, image, store)));
}
