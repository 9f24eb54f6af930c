/** Checks the `Authorization` header of Signature Version 4. */
import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { accessDenied, S3Error, wrongSignature } from './s3Error.ts';

export interface S3Access {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const maxClockSkewMs = 15 * 60_000; // as in S3

/** @throws S3Error as S3 responds */
export async function checkSigned(request: IncomingMessage, access: S3Access, now: Date): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw accessDenied('Access Denied');
  const [, signedNames = ''] = /SignedHeaders=([^,\s]+)/.exec(authorization) ?? [];
  const header = (name: string) => String(request.headers[name] ?? '');
  const datetime = header('x-amz-date');
  const at = datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(new Date(at).getTime() - now.getTime()) <= maxClockSkewMs)) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      "The difference between the request time and the server's time is too large.",
    );
  }
  const names = signedNames.split(';').filter((name) => name !== 'host');
  const signer = new AwsV4Signer({
    ...access,
    method: request.method ?? 'GET',
    url: `http://${header('host')}${request.url}`,
    headers: Object.fromEntries(names.map((name) => [name, header(name)])),
    service: 's3',
    datetime,
    allHeaders: true,
  });
  if ((await signer.authHeader()) !== authorization) throw wrongSignature();
}
