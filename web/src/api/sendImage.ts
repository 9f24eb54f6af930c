import type { ImageType } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { api } from './client.ts';
import { postFile } from './postFile.ts';

const notSent = t`This photo could not be sent. Please check your connection and try again.`;

interface Options {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** The same one for a photo that is sent again: by default each is another. */
  readonly idempotencyKey?: string;
}

/** Starts an upload, sends the file to the bucket, and has the server process it. @throws ApiError, or when aborted */
export async function sendImage(
  code: string,
  file: File,
  { signal, onProgress, idempotencyKey = randomKey() }: Options,
): Promise<void> {
  // The browser's type; the caller has checked it.
  const contentType = file.type as ImageType;
  const body = { originalFilename: file.name.slice(0, 200), contentType, fileSize: file.size };
  const upload = await api.images.create({ params: { code }, body }, { signal, idempotencyKey });
  await postFile(upload, file, { signal, onProgress, failed: notSent });
  await api.images.complete({ params: { code, imageId: upload.id } }, { signal });
}
