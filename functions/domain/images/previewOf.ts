import { getCodeImages } from '#functions/data/images.ts';
import type { Table } from '#functions/data/table.ts';
import { imagePath } from '#shared/domain/images.ts';

/**
 * The path of the picture in link previews: the featured photo in the size that chat apps take (WhatsApp leaves out
 * what is larger than 600 KB, https://developers.facebook.com/docs/whatsapp/link-previews).
 * @returns undefined where the owner features none
 */
export async function previewOf(table: Table, code: string): Promise<string | undefined> {
  const { images } = await getCodeImages(table, code);
  const featured = images.find(({ isFeatured }) => isFeatured);
  return featured === undefined ? undefined : imagePath(code, featured.id, 'medium');
}
