import type { CodeImages } from '#functions/data/images.ts';
import { imagePath } from '#shared/domain/images.ts';
import { type Guarded, viewOf, visitor } from '#shared/domain/visibility.ts';

export interface ImagesOnPage {
  readonly hasImages: boolean;
  /**
   * The path of the picture in link previews: the featured photo in the size that chat apps take (WhatsApp leaves out
   * what is larger than 600 KB, https://developers.facebook.com/docs/whatsapp/link-previews). Undefined where the owner
   * features none.
   */
  readonly preview: string | undefined;
}

/** What a code's page as the server sends it needs to know of its photos: nothing, unless everybody may see them. */
export function imagesOnPage(zarCode: Guarded, { code, images }: CodeImages): ImagesOnPage {
  if (viewOf(zarCode, visitor) !== 'whole') return { hasImages: false, preview: undefined };
  const featured = images.find(({ isFeatured }) => isFeatured);
  return {
    hasImages: images.length > 0,
    preview: featured === undefined ? undefined : imagePath(code, featured.id, 'medium'),
  };
}
