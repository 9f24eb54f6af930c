import type { Sharp } from 'sharp';
import { ApiError } from '#functions/lib/apiError.ts';
import { imageMessages, maxImageBytes, maxImagePixels } from '#shared/domain/images.ts';
import type { Sizes } from './images.ts';

export interface ResizedImage {
  readonly sizes: Sizes;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

// Twice the width of a thumbnail on a phone; and as much as fills a large screen.
const mediumPixels = 800;
const largePixels = 2048;
const quality = 80;

const refused = (message: string, cause?: unknown) => new ApiError('image_refused', message, { cause });

/** What a file is, by its own first bytes: neither its name nor what the browser says of it counts. */
function isSupportedImage(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  const isJpeg = starts('ffd8ff');
  const isPng = starts('89504e470d0a1a0a');
  const isWebp = starts('52494646') && starts('57454250', 8);
  return isJpeg || isPng || isWebp;
}

type MakeSharp = (bytes: Buffer, options?: object) => Sharp;
let loaded: Promise<MakeSharp> | undefined;

/** Loaded at the first photo. The library can read far more kinds of files than we want it to. */
function loadSharp(): Promise<MakeSharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const wanted = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
    sharp.unblock({ operation: wanted });
    return sharp;
  });
  return loaded;
}

/** Upright, in sRGB, and without anything that the camera wrote beside the picture. */
async function shrink(open: () => Sharp, pixels: number) {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * Decodes what was sent and draws it anew, in two sizes. Of an animation only the first picture.
 * @throws 422 where it is no JPEG, PNG or WebP, broken, or too large.
 */
export async function resizeImage(bytes: Buffer): Promise<ResizedImage> {
  if (bytes.length > maxImageBytes) throw refused(imageMessages.tooLarge);
  if (!isSupportedImage(bytes)) throw refused(imageMessages.wrongType);
  const sharp = await loadSharp();
  // The limit is checked by the header, before any pixel is decoded; `error` also refuses a file that was cut off.
  const open = () => sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error', pages: 1 });
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxImagePixels) throw refused(imageMessages.tooManyPixels);
    const large = await shrink(open, largePixels);
    const medium = await shrink(open, mediumPixels);
    const sizes = { medium: medium.bytes, large: large.bytes };
    return { sizes, width: large.width, height: large.height };
  } catch (error) {
    throw error instanceof ApiError ? error : refused(imageMessages.broken, error);
  }
}
