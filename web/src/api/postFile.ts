import { ApiError } from './client.ts';

interface Form {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

interface Options {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** A sentence for where it could not be sent. */
  readonly failed: string;
}

/** Ten megabytes may take twenty minutes where a phone has 64 kbit/s, but not one in which nothing is sent. */
const stallMs = 60_000;

/** Sends a file by a form that the server has signed. With XMLHttpRequest, because fetch reports no upload progress. */
export function postFile({ url, fields }: Form, file: File, options: Options): Promise<void> {
  const { signal, onProgress, failed } = options;
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', file); // last: S3 ignores the fields after it
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(request.status, 'network', failed));
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        fail();
        request.abort();
      }, stallMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(Math.min(loaded / total, 0.99));
    };
    request.onloadend = () => clearTimeout(stalled);
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) return fail();
      onProgress(1);
      resolve();
    };
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    watch();
    request.send(form);
  });
}
