/** What photos of a ZarCode may be, for the server that refuses and for the screen that warns before. */

export const maxImages = 10;

/** A photo of a modern phone has 4 to 8 MB. */
export const maxImageBytes = 10 * 1024 * 1024;

/** Decoded, a pixel takes four bytes of memory: a small file may hold a picture of gigabytes. */
export const maxImagePixels = 40_000_000;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

export const imageMessages = {
  wrongType: 'Please choose a JPEG, PNG or WebP photo.',
  tooLarge: 'Please choose a photo of at most 10 MB.',
  empty: 'This file is empty.',
  tooManyPixels: 'This photo is too large. Please choose one of at most 40 megapixels.',
  broken: 'This photo cannot be read. Please choose another one.',
  tooMany: `A ZarCode can have up to ${maxImages} photos. Please delete one first.`,
} as const;

export function isImageType(type: string): type is ImageType {
  return imageTypes.some((known) => known === type);
}

/** What is wrong with a file before it is sent; null where nothing is. What is in it only the server can tell. */
export function imageFault({ type, size }: { type: string; size: number }): string | null {
  if (!isImageType(type)) return imageMessages.wrongType;
  if (size === 0) return imageMessages.empty;
  return size > maxImageBytes ? imageMessages.tooLarge : null;
}

/** SPEC 9: `1234.5 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The list with one of its members at another place, counted from 1. */
export function movedTo<T>(list: readonly T[], item: T, place: number): T[] {
  const others = list.filter((one) => one !== item);
  return others.toSpliced(place - 1, 0, item);
}

/** Where a photo is found by anyone: the same below the site's address and in the bucket. */
export function imagePath(code: string, imageId: string, size: 'medium' | 'large'): string {
  return `/api/images/${code}/${imageId}/${size}`;
}
