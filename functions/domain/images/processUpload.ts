import { deleteImageFiles, putImageFiles, writeImageFilesListed } from '#functions/data/imageFiles.ts';
import {
  type CodeImages,
  deleteUpload,
  getCodeImages,
  getUpload,
  type Image,
  type Upload,
  writeUploadTaken,
} from '#functions/data/images.ts';
import { ConditionFailed, TableBusy } from '#functions/data/transact.ts';
import { checkStaysPublicOrNot, getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError, imageNotFound, zarCodeNotFound } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { folderOf } from '#functions/services/images.ts';
import { type ResizedImage, resizeImage } from '#functions/services/resizeImage.ts';
import { changeImages } from './changeImages.ts';
import { requireImageQuota } from './imageQuota.ts';

const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.code === 'image_refused' || error.code === 'image_limit_reached');

/** Neither this call nor another one can list the photo: the code was deleted, or the upload was taken. */
const isOver = (error: unknown) =>
  error instanceof ConditionFailed || (error instanceof ApiError && error.code === 'not_found');

/** After the upload has expired no call can begin, and one lasts half a minute at most. */
const filesOutliveUploadSeconds = 300;

const hasImage = ({ images }: CodeImages, id: string) => images.some((image) => image.id === id);

/**
 * Makes a photo of an uploaded file, once: of two calls at the same time, the second returns what the first made.
 * A file that can't become a photo is deleted.
 * @returns all photos of the code, with this one among them
 */
export async function processUpload(
  deps: Dependencies<'images'>,
  zarCode: ZarCode,
  id: string,
): Promise<CodeImages> {
  const { code } = zarCode;
  const earlier = await getCodeImages(deps.table, code, true);
  if (hasImage(earlier, id)) return earlier;
  const upload = await getUpload(deps.table, code, id, epochSeconds(deps.now()));
  try {
    if (upload === null) throw imageNotFound();
    return await process(deps, zarCode, upload);
  } catch (error) {
    // Whatever the error: another call may have made the photo meanwhile, and deleted the file.
    const meanwhile = await getCodeImages(deps.table, code, true);
    if (hasImage(meanwhile, id)) return meanwhile;
    if (upload !== null && isFinal(error)) await deleteUpload(deps.table, upload);
    throw error instanceof ConditionFailed ? imageNotFound() : error;
  }
}

/** More changes of a code's level than anybody makes while a photo is stored. */
const maxMoves = 5;

async function process(deps: Dependencies<'images'>, zarCode: ZarCode, upload: Upload): Promise<CodeImages> {
  const { code } = upload;
  requireImageQuota(await getCodeImages(deps.table, code, true));
  const bytes = await deps.images.getUpload(upload);
  if (bytes === null) {
    throw new ApiError('image_missing', 'This photo has not arrived. Please send it again.');
  }
  const resized = await resizeImage(bytes);
  const image = describe(upload, bytes.length, resized, deps.now());
  const files = {
    code,
    id: upload.id,
    attempt: deps.newId('try'),
    expiresAt: upload.expiresAt + filesOutliveUploadSeconds,
  };
  await putImageFiles(deps.table, files);
  const alsoWrite = [writeUploadTaken(upload), writeImageFilesListed(files)];
  const add = (before: CodeImages) => {
    requireImageQuota(before);
    return [...before.images, image];
  };
  try {
    let current: ZarCode | null = zarCode;
    for (let move = 0; move < maxMoves; move++) {
      if (current === null) throw zarCodeNotFound();
      // Listed only where the files are in the right folder: a later change of the level moves what is listed.
      await deps.images.putSizes(upload, resized.sizes, folderOf(current));
      const check = checkStaysPublicOrNot(current);
      try {
        return await changeImages(deps, code, add, { alsoWrite, check });
      } catch (error) {
        if (!isOfLevel(error)) throw error;
      }
      current = await getZarCode(deps.table, code, true);
    }
    throw new TableBusy(`Too many changes of the level of ${code}`);
  } catch (error) {
    if (isOver(error)) await deleteImageFiles(deps.table, files);
    throw error;
  }
}

/** Not where the upload was taken as well: another call has listed the photo. */
const isOfLevel = (error: unknown) =>
  error instanceof ConditionFailed &&
  error.labels.every((label) => label === 'level' || label === 'codeImages');

function describe(upload: Upload, fileSize: number, { width, height }: ResizedImage, now: Date): Image {
  const { id, originalFilename } = upload;
  const createdAt = now.toISOString();
  const file = { id, originalFilename, fileSize, hasSmall: true, width, height, createdAt } as const;
  return { ...file, isFeatured: false, caption: '' };
}
