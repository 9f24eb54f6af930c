import type { Config } from '#functions/lib/config.ts';
import { imagePath, imageSizes } from '#shared/domain/images.ts';
import { deleteObject, getObject, putObject } from './bucket.ts';
import { type PostForm, postForm } from './postForm.ts';

interface ImageId {
  readonly code: string;
  readonly id: string;
}

/** The files of a photo that people see. */
export type Sizes = Readonly<Record<(typeof imageSizes)[number], Uint8Array<ArrayBuffer>>>;

interface ExpectedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * The bucket of photos. What is below `api/images/` is public, and its keys are the paths of the site. What people
 * upload goes below `uploads/`, which is private and emptied after a day.
 */
export interface ImageStore {
  uploadForm(image: ImageId, file: ExpectedFile): PostForm;
  /** @returns null where nothing was uploaded. */
  getUpload(image: ImageId): Promise<Buffer | null>;
  deleteUpload(image: ImageId): Promise<void>;
  putSizes(image: ImageId, files: Sizes): Promise<void>;
  deleteSizes(image: ImageId): Promise<void>;
}

/** An id is used once, so what is found there never changes. */
export const shownHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  // A browser that opens the file itself saves it under this name.
  'content-disposition': 'inline; filename="photo.webp"',
};

const uploadKey = ({ code, id }: ImageId) => `uploads/${code}/${id}`;
const sizeKey = ({ code, id }: ImageId, size: keyof Sizes) => imagePath(code, id, size).slice(1);

export function createImageStore({ imagesBucket: bucket }: Config): ImageStore {
  return {
    uploadForm: (image, file) => postForm(process.env, { bucket, key: uploadKey(image), ...file }),
    getUpload: (image) => getObject(bucket, uploadKey(image)),
    deleteUpload: (image) => deleteObject(bucket, uploadKey(image)),
    async putSizes(image, files) {
      await Promise.all(
        imageSizes.map((size) => putObject(bucket, sizeKey(image, size), files[size], shownHeaders)),
      );
    },
    async deleteSizes(image) {
      await Promise.all(imageSizes.map((size) => deleteObject(bucket, sizeKey(image, size))));
    },
  };
}
