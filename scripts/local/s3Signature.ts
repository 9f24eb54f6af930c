/** Checks Signature Version 4, in the `Authorization` header or in the address. */
import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { accessDenied, S3Error, wrongSignature } from './s3Error.ts';

export interface S3Access {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const maxClockSkewMs = 15 * 60_000; // as in S3

/** X-Amz-Date as a time. */
const timeOf = (datetime: string) =>
  new Date(datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')).getTime();

/** @throws S3Error as S3 responds */
export async function checkSigned(request: IncomingMessage, access: S3Access, now: Date): Promise<void> {
  const { authorization } = request.headers;
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  if (url.searchParams.has('X-Amz-Signature')) return checkSignedAddress(request, url, { access, now });
  if (authorization === undefined) throw accessDenied('Access Denied');
  const [, signedNames = ''] = /SignedHeaders=([^,\s]+)/.exec(authorization) ?? [];
  const header = (name: string) => String(request.headers[name] ?? '');
  const datetime = header('x-amz-date');
  if (!(Math.abs(timeOf(datetime) - now.getTime()) <= maxClockSkewMs)) {
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

interface Check {
  readonly access: S3Access;
  readonly now: Date;
}

/** An address that gives access for some time to everybody who has it. */
async function checkSignedAddress(request: IncomingMessage, url: URL, { access, now }: Check): Promise<void> {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const datetime = given('X-Amz-Date');
  if (!(timeOf(datetime) + Number(given('X-Amz-Expires')) * 1000 > now.getTime())) {
    throw accessDenied('Request has expired');
  }
  const unsigned = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (name.startsWith('X-Amz-') && name !== 'X-Amz-Expires') unsigned.searchParams.delete(name);
  }
  const signer = new AwsV4Signer({
    ...access,
    method: request.method ?? 'GET',
    url: unsigned.href,
    service: 's3',
    datetime,
    signQuery: true,
  });
  const { url: signed } = await signer.sign();
  if (new URL(signed).searchParams.get('X-Amz-Signature') !== given('X-Amz-Signature'))
    throw wrongSignature();
}
