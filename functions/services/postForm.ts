import { createHmac } from 'node:crypto';
import { type Environment, keysOf, regionOf } from '#functions/lib/awsFetch.ts';
import { bucketUrl } from './bucket.ts';

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface PostForm {
  readonly url: string;
  readonly fields: { name: string; value: string }[];
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * A form that lets a browser upload one file to S3, with exactly this key, type and size.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 *
 * Signed by hand, because the SDK's presigner brings its whole S3 client (docs/decisions/0019).
 */
export function postForm(env: Environment, upload: Upload): PostForm {
  const { accessKeyId, secretAccessKey, sessionToken } = keysOf(env);
  const at = upload.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const scope = [day, regionOf(env), 's3', 'aws4_request'];
  const signed = {
    key: upload.key,
    'Content-Type': upload.contentType,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [accessKeyId, ...scope].join('/'),
    'X-Amz-Date': at,
    ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
  };
  const policy = {
    expiration: upload.expiresAt.toISOString(),
    conditions: [
      { bucket: upload.bucket },
      ['content-length-range', upload.bytes, upload.bytes],
      ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signingKey = scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secretAccessKey}`);
  const form = {
    ...signed,
    Policy: encoded,
    'X-Amz-Signature': hmac(signingKey, encoded).toString('hex'),
  };
  return {
    url: bucketUrl(env, upload.bucket),
    fields: Object.entries(form).map(([name, value]) => ({ name, value })),
  };
}
