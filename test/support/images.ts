/** Test photos, and their upload as a browser does it. */
import sharp, { type Create, type Sharp } from 'sharp';
import type { ImageUpload } from '#shared/contract/images.ts';
import type { ImageType } from '#shared/domain/images.ts';

const blue: Create = { width: 60, height: 40, channels: 3, background: '#1d4ed8' };

/** A small blue photo; `draw` chooses the format. */
export function picture(
  draw: (image: Sharp) => Sharp = (image) => image.jpeg(),
  size: Partial<Create> = {},
): Promise<Buffer> {
  return draw(sharp({ create: { ...blue, ...size } })).toBuffer();
}

/** Posts the presigned form with the file. */
export async function uploadFile(
  { url, fields }: Pick<ImageUpload, 'url' | 'fields'>,
  bytes: Buffer,
): Promise<Response> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  return fetch(url, { method: 'POST', body: form });
}

export const uploadRequest = (bytes: Buffer, contentType: ImageType = 'image/jpeg') => ({
  originalFilename: 'Mama Joy Spaza.jpg',
  contentType,
  fileSize: bytes.length,
});
