/** The limits of a ZarCode's images: the server enforces them, and the web warns before an upload. */

import { t } from '#shared/text/t.ts';

export const maxImages = 10;

/** A photo of a modern phone has 4 to 8 MB. */
export const maxImageBytes = 10 * 1024 * 1024;

/** The longest side of what the server makes of a photo: more is not worth sending. */
export const largePixels = 2048;

/** For a thumbnail on a phone, at twice its width. */
export const mediumPixels = 800;

/** For the photo of a gate above the directions, at twice its width. */
export const smallPixels = 400;

/** So that the page of a code with its gate stays light on a slow connection. */
export const maxSmallBytes = 20 * 1024;

/** One line below a photo, as long as a short message. */
export const maxCaptionLength = 140;

/** A decoded pixel takes four bytes, so a small file could need gigabytes of memory. */
export const maxImagePixels = 40_000_000;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

export const imageMessages = {
  wrongType: t`Please choose a JPEG, PNG or WebP photo.`,
  tooLarge: t`Please choose a photo of at most 10 MB.`,
  empty: t`This file is empty.`,
  tooManyPixels: 'This photo is too large. Please choose one of at most 40 megapixels.',
  broken: 'This photo cannot be read. Please choose another one.',
  tooMany: t`A ZarCode can have up to ${maxImages} photos. Please delete one first.`,
} as const;

export function isImageType(type: string): type is ImageType {
  return imageTypes.some((known) => known === type);
}

/** What is wrong with a file, as far as the browser can see; null if nothing is. */
export function imageProblem({ type, size }: { type: string; size: number }): string | null {
  if (!isImageType(type)) return imageMessages.wrongType;
  if (size === 0) return imageMessages.empty;
  return size > maxImageBytes ? imageMessages.tooLarge : null;
}

/** 1264128 → '1234.5 KB' */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The list with an item moved to another place, counted from 1. */
export function movedTo<T>(list: readonly T[], item: T, place: number): T[] {
  const others = list.filter((other) => other !== item);
  return others.toSpliced(place - 1, 0, item);
}

/** In which a photo is shown. */
export const imageSizes = ['small', 'medium', 'large'] as const;

/** An image's path, as long as its code is public. Its key in the bucket is the same. */
export function imagePath(code: string, imageId: string, size: (typeof imageSizes)[number]): string {
  return `/api/images/${code}/${imageId}/${size}`;
}

interface ImageFiles {
  readonly id: string;
  readonly zarCodeId: string;
  /** Only of a code that is not public: addresses that work for a while. */
  readonly links?: Readonly<Record<(typeof imageSizes)[number], string>> | undefined;
}

/** Where an image's file is for the person who got it from the API. */
export function imageAddress(
  { id, zarCodeId, links }: ImageFiles,
  size: (typeof imageSizes)[number],
): string {
  return links?.[size] ?? imagePath(zarCodeId, id, size);
}

export const imagePaths = (code: string, imageId: string): string[] =>
  imageSizes.map((size) => imagePath(code, imageId, size));
