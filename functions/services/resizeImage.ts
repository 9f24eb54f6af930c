import type { Sharp } from 'sharp';
import { ApiError } from '#functions/lib/apiError.ts';
import {
  imageMessages,
  largePixels,
  maxImageBytes,
  maxImagePixels,
  maxSmallBytes,
  mediumPixels,
  smallPixels,
} from '#shared/domain/images.ts';
import { imageTypeOf } from './fileType.ts';
import type { Sizes } from './images.ts';

export interface ResizedImage {
  readonly sizes: Sizes;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

const refused = (message: string, cause?: unknown) => new ApiError('image_refused', message, { cause });

type MakeSharp = (bytes: Buffer, options?: object) => Sharp;
let loaded: Promise<MakeSharp> | undefined;

/** Loaded at the first photo, and restricted to three of the many formats that it can read. */
function loadSharp(): Promise<MakeSharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const allowed = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
    sharp.unblock({ operation: allowed });
    return sharp;
  });
  return loaded;
}

/** Upright, in sRGB, and without the camera's metadata. */
async function shrink(open: () => Sharp, pixels: number, quality = 80) {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/** Pixels and quality, the best first. Most photos have 8 to 20 KB by the first; noise has 10 KB by the last. */
const smallTries = [
  [smallPixels, 70],
  [smallPixels, 50],
  [smallPixels, 30],
  [smallPixels, 10],
  [smallPixels / 2, 5],
] as const;

async function makeSmall(open: () => Sharp) {
  for (const [pixels, quality] of smallTries) {
    const { bytes } = await shrink(open, pixels, quality);
    if (bytes.length <= maxSmallBytes) return bytes;
  }
  throw new Error('A small photo has too many bytes');
}

/**
 * Decodes a file and encodes it again in three sizes; of an animation, only the first frame.
 * @throws 422 where it is not a JPEG, PNG or WebP, is broken, or is too large.
 */
export async function resizeImage(bytes: Buffer): Promise<ResizedImage> {
  if (bytes.length > maxImageBytes) throw refused(imageMessages.tooLarge);
  if (imageTypeOf(bytes) === null) throw refused(imageMessages.wrongType);
  const sharp = await loadSharp();
  // The limit is checked against the header, before decoding; `error` also refuses truncated files.
  const open = () => sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error', pages: 1 });
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxImagePixels) throw refused(imageMessages.tooManyPixels);
    const large = await shrink(open, largePixels);
    const medium = await shrink(open, mediumPixels);
    const small = await makeSmall(open);
    const sizes = { small, medium: medium.bytes, large: large.bytes };
    return { sizes, width: large.width, height: large.height };
  } catch (error) {
    throw error instanceof ApiError ? error : refused(imageMessages.broken, error);
  }
}
