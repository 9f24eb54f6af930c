import {
  type CodeImages,
  deleteUpload,
  getCodeImages,
  getUpload,
  type Image,
  type Upload,
  writeUploadTaken,
} from '#functions/data/images.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { serializeImages } from '#functions/domain/serialize.ts';
import { ApiError, imageNotFound } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { putSizes, readUpload } from '#functions/services/images.ts';
import { type ResizedImage, resizeImage } from '#functions/services/resizeImage.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { changeImages } from './changeImages.ts';
import { requireImageQuota } from './imageQuota.ts';

const hopeless = (error: unknown) =>
  error instanceof ApiError && (error.code === 'image_refused' || error.code === 'image_limit_reached');

const pick = (codeImages: CodeImages, id: string) =>
  serializeImages(codeImages).find((image) => image.id === id);

/**
 * Makes a photo of what was sent: once, also when it is asked twice at the same time; the second gets the answer of
 * the first. What can't become a photo is forgotten, with its file.
 */
export async function processUpload(deps: Dependencies, code: string, id: string): Promise<ZarCodeImage> {
  const earlier = pick(await getCodeImages(deps.table, code, true), id);
  if (earlier !== undefined) return earlier;
  const upload = await getUpload(deps.table, code, id, epochSeconds(deps.now()));
  try {
    if (upload === null) throw imageNotFound();
    return await process(deps, upload);
  } catch (error) {
    // Whatever it is: a twin may have taken the photo since, and its file is gone.
    const meanwhile = pick(await getCodeImages(deps.table, code, true), id);
    if (meanwhile !== undefined) return meanwhile;
    if (upload !== null && hopeless(error)) await deleteUpload(deps.table, upload);
    throw error instanceof ConditionFailed ? imageNotFound() : error;
  }
}

async function process(deps: Dependencies, upload: Upload): Promise<ZarCodeImage> {
  const { code, id } = upload;
  requireImageQuota(await getCodeImages(deps.table, code, true));
  const bytes = await readUpload(deps.config, upload);
  if (bytes === null) {
    throw new ApiError('image_missing', 'This photo has not arrived. Please send it again.');
  }
  const resized = await resizeImage(bytes);
  await putSizes(deps.config, upload, resized.sizes);
  const image = describe(upload, bytes.length, resized, deps.now());
  const codeImages = await changeImages(
    deps,
    code,
    (before) => {
      requireImageQuota(before);
      return [...before.images, image];
    },
    [writeUploadTaken(upload)],
  );
  const taken = pick(codeImages, id);
  if (taken === undefined) throw new Error(`${id} was added and is not there`);
  return taken;
}

function describe(upload: Upload, fileSize: number, { width, height }: ResizedImage, now: Date): Image {
  const { id, originalFilename } = upload;
  const createdAt = now.toISOString();
  return { id, originalFilename, fileSize, isFeatured: false, width, height, createdAt };
}
