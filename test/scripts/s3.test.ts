/** The local S3, tested with the AWS SDK and with form posts. */
import { rm } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postForm } from '#functions/services/postForm.ts';
import { openObjects } from '#scripts/local/objects.ts';
import { type S3, startS3 } from '#scripts/local/s3.ts';
import { uploadFile } from '#test/support/images.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const access = { region: 'af-south-1', accessKeyId: 'someone', secretAccessKey: 'secret' };
const folder = emptyFolder();
let s3: S3;
beforeAll(async () => {
  s3 = await startS3({ host: '127.0.0.1', port: 0, folder, buckets: ['photos'], access });
});
afterAll(() => s3.stop());

const clientWith = (secretAccessKey: string, systemClockOffset = 0) =>
  new S3Client({
    endpoint: s3.url,
    forcePathStyle: true,
    region: access.region,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    systemClockOffset,
  });
const at = (Key: string) => ({ Bucket: 'photos', Key });

describe('signed calls', () => {
  test('put, get, overwrite and delete an object', async () => {
    const client = clientWith(access.secretAccessKey);
    const metadata = { ContentDisposition: 'inline', Metadata: { source: 'a-phone' } };
    const put = { ...at('a/b c/ü+1'), ContentType: 'image/webp', CacheControl: 'no-cache', ...metadata };
    await client.send(new PutObjectCommand({ ...put, Body: 'first' }));
    await client.send(new PutObjectCommand({ ...put, Body: 'second\nline' }));
    const found = await client.send(new GetObjectCommand(at('a/b c/ü+1')));
    expect(await found.Body?.transformToString()).toBe('second\nline');
    expect(found).toMatchObject({ ContentType: 'image/webp', CacheControl: 'no-cache', ContentLength: 11 });
    expect(found).toMatchObject(metadata);
    await client.send(new DeleteObjectCommand(at('a/b c/ü+1')));
    await client.send(new DeleteObjectCommand(at('a/b c/ü+1')));
    await expect(client.send(new GetObjectCommand(at('a/b c/ü+1')))).rejects.toBeInstanceOf(NoSuchKey);
  });

  test('are refused with another secret, without a signature, and if they are too old', async () => {
    await s3.bucket('photos').put('kept', { headers: {}, bytes: Buffer.from('kept') });
    const wrong = clientWith('another');
    await expect(wrong.send(new GetObjectCommand(at('kept')))).rejects.toThrow(/signature/);
    await expect(wrong.send(new DeleteObjectCommand(at('kept')))).rejects.toThrow(/signature/);
    expect((await fetch(`${s3.url}/photos/kept`)).status).toBe(403);
    const late = clientWith(access.secretAccessKey, 16 * 60_000);
    await expect(late.send(new GetObjectCommand(at('kept')))).rejects.toThrow(/too large/);
    expect((await s3.bucket('photos').get('kept'))?.bytes.toString()).toBe('kept');
  });

  test('support no other bucket and no listing', async () => {
    const client = clientWith(access.secretAccessKey);
    await expect(client.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' }))).rejects.toThrow();
    expect((await fetch(`${s3.url}/photos`)).status).toBe(403);
  });
});

describe('a form', () => {
  const env = () => ({
    AWS_REGION: access.region,
    AWS_ACCESS_KEY_ID: access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: access.secretAccessKey,
    AWS_ENDPOINT_URL_S3: s3.url,
  });
  const bytes = Buffer.from('eight by');
  const upload = () => {
    const now = new Date();
    return {
      bucket: 'photos',
      key: 'uploads/one',
      contentType: 'image/png',
      bytes: 8,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    };
  };
  const form = (change: object = {}) => postForm(env(), { ...upload(), ...change });

  test('uploads its file', async () => {
    expect((await uploadFile(form(), bytes)).status).toBe(204);
    const found = await s3.bucket('photos').get('uploads/one');
    expect(found).toEqual({ headers: { 'content-type': 'image/png' }, bytes });
  });

  test('contains the session token of a Lambda, which is part of the signature', () => {
    const { fields } = postForm(
      { ...env(), AWS_SESSION_TOKEN: 'a-token' },
      {
        bucket: 'photos',
        key: 'k',
        contentType: 'image/png',
        bytes: 1,
        now: new Date('2026-03-10T08:00:00.000Z'),
        expiresAt: new Date('2026-03-10T09:00:00.000Z'),
      },
    );
    const field = new Map(fields.map(({ name, value }) => [name, value]));
    expect(field.get('X-Amz-Security-Token')).toBe('a-token');
    expect(field.get('X-Amz-Date')).toBe('20260310T080000Z');
    expect(field.get('X-Amz-Credential')).toBe('someone/20260310/af-south-1/s3/aws4_request');
    expect(JSON.parse(Buffer.from(field.get('Policy') ?? '', 'base64').toString())).toEqual({
      expiration: '2026-03-10T09:00:00.000Z',
      conditions: [
        { bucket: 'photos' },
        ['content-length-range', 1, 1],
        { key: 'k' },
        { 'Content-Type': 'image/png' },
        { 'X-Amz-Algorithm': 'AWS4-HMAC-SHA256' },
        { 'X-Amz-Credential': 'someone/20260310/af-south-1/s3/aws4_request' },
        { 'X-Amz-Date': '20260310T080000Z' },
        { 'X-Amz-Security-Token': 'a-token' },
      ],
    });
  });

  test.each([
    ['when its time is over', () => form({ expiresAt: new Date(Date.now() - 1) }), /Policy expired/],
    ['for another bucket', () => form({ bucket: 'other' }), /NoSuchBucket/],
    [
      'signed for another bucket',
      () => ({ ...form({ bucket: 'other' }), url: `${s3.url}/photos` }),
      /Policy Condition failed/,
    ],
    ['signed by somebody else', () => postFormBy('nobody', 'secret'), /InvalidAccessKeyId/],
    ['signed with another secret', () => postFormBy(access.accessKeyId, 'guess'), /SignatureDoesNotMatch/],
  ])('is refused %s', async (_, make, message) => {
    const answer = await uploadFile(make(), bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toMatch(message);
  });

  function postFormBy(accessKeyId: string, secretAccessKey: string) {
    const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    return postForm({ ...env(), ...keys }, upload());
  }

  test('that is malformed or has no file is refused', async () => {
    const post = (init: RequestInit) => fetch(`${s3.url}/photos`, { method: 'POST', ...init });
    expect(await (await post({ body: 'x' })).text()).toContain('MalformedPOSTRequest');
    const empty = new FormData();
    empty.append('key', 'a');
    expect(await (await post({ body: empty })).text()).toContain('InvalidArgument');
  });

  test('may be posted from any origin: CORS preflight', async () => {
    const answer = await fetch(`${s3.url}/photos`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await uploadFile(form(), bytes)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('objects', () => {
  test('survive a restart, whatever their keys', async () => {
    const object = { headers: { 'content-type': 'text/plain' }, bytes: Buffer.from([0, 10, 13, 255]) };
    const keys = ['a/../../etc/passwd', '..', 'ü'.repeat(10), '.hidden', 'a\\b', 'CON'];
    const place = `${folder}/again`;
    for (const key of keys.filter((one) => one !== '..')) await openObjects(place).put(key, object);
    for (const key of keys) expect(await openObjects(place).get(key)).toEqual(key === '..' ? null : object);
    await expect(openObjects(place).put('..', object)).rejects.toThrow();
    await expect(openObjects(place).put('x'.repeat(300), object)).rejects.toThrow();
  });

  test('under a prefix expire', async () => {
    const objects = openObjects(`${folder}/old`);
    for (const key of ['uploads/a', 'api/a'])
      await objects.put(key, { headers: {}, bytes: Buffer.from('x') });
    await objects.expire('uploads/', 60_000);
    expect(await objects.get('uploads/a')).not.toBeNull();
    await objects.expire('uploads/', -60_000);
    expect([await objects.get('uploads/a'), (await objects.get('api/a'))?.bytes.toString()]).toEqual([
      null,
      'x',
    ]);
    await rm(`${folder}/old`, { recursive: true });
  });
});
