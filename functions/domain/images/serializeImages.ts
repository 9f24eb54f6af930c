import type { CodeImages, Image } from '#functions/data/images.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';

export function serializeImage({ code, images }: CodeImages, image: Image): ZarCodeImage {
  const { createdAt: _, ...shown } = image;
  return { ...shown, zarCodeId: code, displayOrder: images.indexOf(image) + 1 };
}

export function serializeImages(codeImages: CodeImages): ZarCodeImage[] {
  return codeImages.images.map((image) => serializeImage(codeImages, image));
}
