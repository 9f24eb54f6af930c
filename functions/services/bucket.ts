import { type Environment, regionOf, signerFor } from '#functions/lib/awsFetch.ts';

/** Its own host on AWS; a path below the address of whatever stands for S3. */
export function bucketUrl(env: Environment, bucket: string): string {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return endpoint === undefined
    ? `https://${bucket}.s3.${regionOf(env)}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${bucket}`;
}

// The pauses double from 50 ms on: a bucket that stays silent is given up within two seconds.
const retries = 5;

function send(bucket: string, key: string, init: RequestInit): Promise<Response> {
  return signerFor(process.env, 's3', retries).fetch(`${bucketUrl(process.env, bucket)}/${key}`, init);
}

function failure(doing: string, key: string, { status }: Response): Error {
  return new Error(`S3 answered ${status} when ${doing} ${key}`);
}

/** @returns null where there is no such object. */
export async function getObject(bucket: string, key: string): Promise<Buffer | null> {
  const answer = await send(bucket, key, { method: 'GET' });
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  await answer.arrayBuffer();
  // To a role that may not list the bucket, S3 says 403 of what is not there.
  if (answer.status === 404 || answer.status === 403) return null;
  throw failure('reading', key, answer);
}

export async function putObject(
  bucket: string,
  key: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await send(bucket, key, { method: 'PUT', body, headers: { ...headers } });
  await answer.arrayBuffer();
  if (!answer.ok) throw failure('writing', key, answer);
}

/** Does nothing where there is no such object. */
export async function deleteObject(bucket: string, key: string): Promise<void> {
  const answer = await send(bucket, key, { method: 'DELETE' });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 404) throw failure('deleting', key, answer);
}
