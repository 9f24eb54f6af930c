import type { ImageUpload } from '#shared/contract/images.ts';
import type { ImageType } from '#shared/domain/images.ts';
import { randomKey } from '#web/storage/orderKey.ts';
import { ApiError, api } from './client.ts';

interface Options {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/** Starts an upload, sends the file to the bucket, and has the server process it. @throws ApiError, or when aborted */
export async function sendImage(code: string, file: File, { signal, onProgress }: Options): Promise<void> {
  // The browser's type; the caller has checked it.
  const contentType = file.type as ImageType;
  const body = { originalFilename: file.name.slice(0, 200), contentType, fileSize: file.size };
  const upload = await api.images.create({ params: { code }, body }, { signal, idempotencyKey: randomKey() });
  await post(upload, file, { signal, onProgress });
  await api.images.complete({ params: { code, imageId: upload.id } }, { signal });
}

/** With XMLHttpRequest, because fetch reports no upload progress. */
function post({ url, fields }: ImageUpload, file: File, { signal, onProgress }: Options): Promise<void> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', file); // last: S3 ignores the fields after it
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(
        new ApiError(
          request.status,
          'network',
          'This photo could not be sent. Please check your connection and try again.',
        ),
      );
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(loaded / total, 0.99));
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) return fail();
      onProgress(1);
      resolve();
    };
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
}
