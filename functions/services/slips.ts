import type { Config } from '#functions/lib/config.ts';
import type { SlipType } from '#shared/domain/slips.ts';
import { deleteObject, getObject, putObject, signedLink } from './bucket.ts';
import { type PostForm, postForm } from './postForm.ts';

export interface SlipFile {
  readonly expenseId: string;
  readonly id: string;
}

interface ExpectedFile {
  readonly contentType: SlipType;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Slips of expenses, in the bucket of photos: below `slips/`, which is private. Uploads are deleted after a day. */
export interface SlipStore {
  uploadForm(file: SlipFile, expected: ExpectedFile): PostForm;
  /** @returns null where nothing was uploaded. */
  getUpload(file: SlipFile): Promise<Buffer | null>;
  put(file: SlipFile, type: SlipType, bytes: Buffer): Promise<void>;
  delete(file: SlipFile): Promise<void>;
  /** @returns an address at which anybody may read it for 15 minutes. A PDF is saved, as it may hold scripts. */
  link(file: SlipFile, type: SlipType, name: string): Promise<string>;
}

const uploadKey = ({ expenseId, id }: SlipFile) => `uploads/slips/${expenseId}/${id}`;
const keyOf = ({ expenseId, id }: SlipFile) => `slips/${expenseId}/${id}`;

export function createSlipStore({ imagesBucket: bucket }: Config): SlipStore {
  return {
    uploadForm: (file, expected) => postForm(process.env, { bucket, key: uploadKey(file), ...expected }),
    getUpload: (file) => getObject(bucket, uploadKey(file)),
    put: (file, type, bytes) =>
      putObject(bucket, keyOf(file), new Uint8Array(bytes), { 'content-type': type }),
    delete: (file) => deleteObject(bucket, keyOf(file)),
    link: (file, type, name) =>
      signedLink(
        bucket,
        keyOf(file),
        `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${name}"`,
      ),
  };
}
