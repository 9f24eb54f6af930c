import type { Config } from '#functions/lib/config.ts';
import { imagePath } from '#shared/domain/images.ts';
import { deleteObject, getObject, putObject } from './bucket.ts';
import { type PostForm, postForm } from './postForm.ts';

/**
 * The bucket of photos. `api/images/` is what the world sees: its keys are the paths of the site. What people send
 * lies below `uploads/`, which nobody can read and which is emptied after a day.
 */
interface Place {
  readonly code: string;
  readonly id: string;
}

const sizes = ['medium', 'large'] as const;
/** What a photo is shown as, by size. */
export type Sizes = Readonly<Record<(typeof sizes)[number], Uint8Array<ArrayBuffer>>>;

const uploadKey = ({ code, id }: Place) => `uploads/${code}/${id}`;
const sizeKey = ({ code, id }: Place, size: keyof Sizes) => imagePath(code, id, size).slice(1);

interface Announced {
  readonly contentType: string;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

export function uploadForm({ imagesBucket }: Config, place: Place, announced: Announced): PostForm {
  return postForm(process.env, { bucket: imagesBucket, key: uploadKey(place), ...announced });
}

/** @returns null where nothing was sent. */
export function readUpload({ imagesBucket }: Config, place: Place): Promise<Buffer | null> {
  return getObject(imagesBucket, uploadKey(place));
}

export async function deleteUploadFile({ imagesBucket }: Config, place: Place): Promise<void> {
  await deleteObject(imagesBucket, uploadKey(place));
}

/** An id is used once, so what is found there never changes. */
export const shownHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
};

export async function putSizes({ imagesBucket }: Config, place: Place, made: Sizes): Promise<void> {
  await Promise.all(
    sizes.map((size) => putObject(imagesBucket, sizeKey(place, size), made[size], shownHeaders)),
  );
}

export async function deleteSizes({ imagesBucket }: Config, place: Place): Promise<void> {
  await Promise.all(sizes.map((size) => deleteObject(imagesBucket, sizeKey(place, size))));
}
