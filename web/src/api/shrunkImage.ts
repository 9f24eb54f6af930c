import { largePixels } from '#shared/domain/images.ts';

/** Smaller files are sent as they are: making them again would cost quality and save little. */
const worthShrinking = 700_000;

/** The server compresses it again, to 80. Compressing twice above that quality is not visible. */
const quality = 0.85;

/** Canvases of every browser write JPEG; where one can't write WebP, it writes PNG, which is larger. */
const typeFor = (type: string) => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');

/**
 * The photo in the size in which it will be shown, upright: a phone's camera makes 4 to 8 MB, of which half a megabyte is
 * left. The original where the browser can't read or draw it; the server then decides.
 */
export async function shrunkImage(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    const scale = Math.min(1, largePixels / Math.max(width, height));
    if (scale === 1 && file.size <= worthShrinking) return file;
    const blob = await drawn(
      bitmap,
      Math.round(width * scale),
      Math.round(height * scale),
      typeFor(file.type),
    );
    if (blob === null || blob.type !== typeFor(file.type) || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return file;
  }
}

function drawn(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
