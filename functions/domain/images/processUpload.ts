import {
  type Album,
  deleteUpload,
  getAlbum,
  getUpload,
  type Image,
  type Upload,
  writeUploadTaken,
} from '#functions/data/images.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { ApiError, imageNotFound } from '#functions/lib/apiError.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Services } from '#functions/lib/dependencies.ts';
import { putSizes, readUpload } from '#functions/services/images.ts';
import { makePhoto, type Photo } from '#functions/services/resizeImage.ts';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { changeAlbum } from './changeImages.ts';
import { requireRoom } from './imageQuota.ts';
import { presentImages } from '#functions/domain/serialize.ts';

const hopeless = (error: unknown) =>
  error instanceof ApiError && (error.code === 'image_refused' || error.code === 'image_limit_reached');

const pick = (album: Album, id: string) => presentImages(album).find((image) => image.id === id);

/**
 * Makes a photo of what was sent: once, also when it is asked twice at the same time; the second gets the answer of
 * the first. What can't become a photo is forgotten, with its file.
 */
export async function takeImage(services: Services, code: string, id: string): Promise<ZarCodeImage> {
  const earlier = pick(await getAlbum(services.table, code, true), id);
  if (earlier !== undefined) return earlier;
  const upload = await getUpload(services.table, code, id, epochSeconds(services.now()));
  try {
    if (upload === null) throw imageNotFound();
    return await take(services, upload);
  } catch (error) {
    // Whatever it is: a twin may have taken the photo since, and its file is gone.
    const meanwhile = pick(await getAlbum(services.table, code, true), id);
    if (meanwhile !== undefined) return meanwhile;
    if (upload !== null && hopeless(error)) await deleteUpload(services.table, upload);
    throw error instanceof ConditionFailed ? imageNotFound() : error;
  }
}

async function take(services: Services, upload: Upload): Promise<ZarCodeImage> {
  const { code, id } = upload;
  requireRoom(await getAlbum(services.table, code, true));
  const bytes = await readUpload(services.config, upload);
  if (bytes === null) {
    throw new ApiError('image_missing', 'This photo has not arrived. Please send it again.');
  }
  const photo = await makePhoto(bytes);
  await putSizes(services.config, upload, photo.sizes);
  const image = describe(upload, bytes.length, photo, services.now());
  const album = await changeAlbum(
    services,
    code,
    (before) => {
      requireRoom(before);
      return [...before.images, image];
    },
    [writeUploadTaken(upload)],
  );
  const taken = pick(album, id);
  if (taken === undefined) throw new Error(`${id} was added and is not there`);
  return taken;
}

function describe(upload: Upload, fileSize: number, { width, height }: Photo, now: Date): Image {
  const { id, originalFilename } = upload;
  const createdAt = now.toISOString();
  return { id, originalFilename, fileSize, isFeatured: false, width, height, createdAt };
}
