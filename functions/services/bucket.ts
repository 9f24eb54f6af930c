import { type Environment, regionOf, signedFetch, signerFor } from '#functions/lib/awsFetch.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import { ServiceUnavailable, serviceFailure } from '#functions/lib/unavailable.ts';

/** A host of its own on AWS, a path on a local S3. */
export function bucketUrl(env: Environment, bucket: string): string {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return endpoint === undefined
    ? `https://${bucket}.s3.${regionOf(env)}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${bucket}`;
}

// The pauses double from 50 ms: after five retries, within two seconds, the request fails.
const retries = 5;

interface Reply {
  readonly ok: boolean;
  /** S3 names what it has stored; a page that answers 200 in its place, such as that of a proxy, does not. */
  readonly etag: string | null;
  readonly status: number;
  readonly bytes: Buffer;
}

function send(bucket: string, key: string, init: RequestInit): Promise<Reply> {
  const url = `${bucketUrl(process.env, bucket)}/${key}`;
  return signedFetch(
    [process.env, 's3'],
    url,
    init,
    { timeoutMs: timeoutsMs.bucket, retries },
    async (response) => {
      const { ok, status, headers } = response;
      return { ok, status, etag: headers.get('etag'), bytes: Buffer.from(await response.arrayBuffer()) };
    },
  );
}

function failure(action: string, key: string, { status }: Reply): Error {
  return serviceFailure(status, `S3 answered ${status} when ${action} ${key}`);
}

/** @returns null where there is no such object. */
export async function getObject(bucket: string, key: string): Promise<Buffer | null> {
  const response = await send(bucket, key, { method: 'GET' });
  if (response.ok) return response.bytes;
  if (response.status === 404) return null;
  throw failure('reading', key, response);
}

export async function putObject(
  bucket: string,
  key: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await send(bucket, key, { method: 'PUT', body, headers: { ...headers } });
  if (!response.ok) throw failure('writing', key, response);
  if (response.etag === null) throw new ServiceUnavailable(`S3 did not confirm writing ${key}`);
}

const linkSeconds = 15 * 60;

/** @returns an address at which anybody may read the object for 15 minutes, and that saves it by what `disposition` says */
export async function signedLink(bucket: string, key: string, disposition: string): Promise<string> {
  const url = new URL(`${bucketUrl(process.env, bucket)}/${key}`);
  url.searchParams.set('X-Amz-Expires', String(linkSeconds));
  url.searchParams.set('response-content-disposition', disposition);
  const { url: signed } = await signerFor(process.env, 's3').sign(url, { aws: { signQuery: true } });
  return signed;
}

/** Does nothing where there is no such object. */
export async function deleteObject(bucket: string, key: string): Promise<void> {
  const response = await send(bucket, key, { method: 'DELETE' });
  if (!response.ok && response.status !== 404) throw failure('deleting', key, response);
}
