import type { Config } from '#functions/lib/config.ts';
import { imagePath, imageSizes } from '#shared/domain/images.ts';
import { type Guarded, isPublic } from '#shared/domain/visibility.ts';
import { deleteObject, getObject, putObject, signedLink } from './bucket.ts';
import { type PostForm, postForm } from './postForm.ts';

interface ImageId {
  readonly code: string;
  readonly id: string;
}

type Size = (typeof imageSizes)[number];

/** The files of a photo that people see. */
export type Sizes = Readonly<Record<Size, Uint8Array<ArrayBuffer>>>;

/** Where each size can be read for 15 minutes by anybody who has the link. */
export type ImageLinks = Readonly<Record<Size, string>>;

/** Where a photo's files are: everybody may read published ones, and guarded ones who has a link. */
export type ImageFolder = 'published' | 'guarded';

export const folderOf = (zarCode: Pick<Guarded, 'visibility'>): ImageFolder =>
  isPublic(zarCode) ? 'published' : 'guarded';

interface ExpectedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * The bucket of photos. What is below `api/images/` is public, and its keys are the paths of the site. Photos of a code
 * that is not public are below `guarded/`. What people upload goes below `uploads/`, which is private and emptied after a
 * day.
 */
export interface ImageStore {
  uploadForm(image: ImageId, file: ExpectedFile): PostForm;
  /** @returns null where nothing was uploaded. */
  getUpload(image: ImageId): Promise<Buffer | null>;
  deleteUpload(image: ImageId): Promise<void>;
  putSizes(image: ImageId, files: Sizes, folder: ImageFolder): Promise<void>;
  /** Makes guarded files public. They stay guarded as well, so that nothing is lost where `hide` runs at the same time. */
  publish(image: ImageId): Promise<void>;
  /** @returns whether there was a public file */
  hide(image: ImageId): Promise<boolean>;
  /** Wherever they are. */
  deleteSizes(image: ImageId): Promise<void>;
  /** The medium size of what everybody may see. @returns null where it is not there, or not published */
  getPublished(image: ImageId): Promise<Buffer | null>;
  /** To guarded files. */
  links(image: ImageId): Promise<ImageLinks>;
}

// A browser that opens the file itself saves it under this name.
const disposition = 'inline; filename="photo.webp"';

/** An id is used once, so what is found there never changes. */
export const shownHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': disposition,
};

/** A pass ends, and what it opened must not stay on the phone of a driver. */
const guardedHeaders = { ...shownHeaders, 'cache-control': 'private, no-store' };

const headersIn = { published: shownHeaders, guarded: guardedHeaders } as const;

const uploadKey = ({ code, id }: ImageId) => `uploads/${code}/${id}`;
const sizeKey = ({ code, id }: ImageId, size: Size, folder: ImageFolder) =>
  folder === 'published' ? imagePath(code, id, size).slice(1) : `guarded/${code}/${id}/${size}`;

export function createImageStore({ imagesBucket: bucket }: Config): ImageStore {
  return {
    uploadForm: (image, file) => postForm(process.env, { bucket, key: uploadKey(image), ...file }),
    getUpload: (image) => getObject(bucket, uploadKey(image)),
    deleteUpload: (image) => deleteObject(bucket, uploadKey(image)),
    async putSizes(image, files, folder) {
      await Promise.all(
        imageSizes.map((size) =>
          putObject(bucket, sizeKey(image, size, folder), files[size], headersIn[folder]),
        ),
      );
    },
    async publish(image) {
      await Promise.all(imageSizes.map((size) => copy(bucket, image, [size, 'guarded', 'published'])));
    },
    async hide(image) {
      const hidden = await Promise.all(
        imageSizes.map(async (size) => {
          const isThere = await copy(bucket, image, [size, 'published', 'guarded']);
          if (isThere) await deleteObject(bucket, sizeKey(image, size, 'published'));
          return isThere;
        }),
      );
      return hidden.includes(true);
    },
    async deleteSizes(image) {
      const folders = ['published', 'guarded'] as const;
      await Promise.all(
        imageSizes.flatMap((size) =>
          folders.map((folder) => deleteObject(bucket, sizeKey(image, size, folder))),
        ),
      );
    },
    getPublished: (image) => getObject(bucket, sizeKey(image, 'medium', 'published')),
    async links(image) {
      const link = (size: Size) => signedLink(bucket, sizeKey(image, size, 'guarded'), disposition);
      const [small, medium, large] = await Promise.all([link('small'), link('medium'), link('large')]);
      return { small, medium, large };
    },
  };
}

/** @returns false for a file that is not there */
async function copy(
  bucket: string,
  image: ImageId,
  [size, from, to]: readonly [Size, ImageFolder, ImageFolder],
): Promise<boolean> {
  const bytes = await getObject(bucket, sizeKey(image, size, from));
  if (bytes === null) return false;
  await putObject(bucket, sizeKey(image, size, to), new Uint8Array(bytes), headersIn[to]);
  return true;
}
