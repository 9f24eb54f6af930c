import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#functions/lib/config.ts';

/** Fake of the part of Secrets Manager that we use. */
const secrets = new Map<string, string>();
const server = createServer(async (request, response) => {
  const { SecretId } = (await json(request)) as { SecretId: string };
  const SecretString = secrets.get(SecretId);
  response.writeHead(SecretString === undefined ? 400 : 200).end(JSON.stringify({ SecretString }));
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());

const config = (more: Record<string, string>) =>
  readConfig({
    TABLE_NAME: 'zarcodes',
    APP_URL: 'http://localhost:3000',
    MAIL_FROM: 'hello@zarcodes.local',
    SUPPORT_EMAIL: 'support@zarcodes.local',
    STAGE: 'test',
    IMAGES_BUCKET: 'images',
    JWT_SECRET: 'x'.repeat(32),
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...more,
  });

describe('the Google Places API key', () => {
  test('is undefined if not configured', async () => {
    expect(await config({}).placesKey()).toBeNull();
  });

  test('is read from the environment or from its secret', async () => {
    secrets.set('filled', 'a-key');
    expect(await config({ PLACES_KEY: 'own-key', PLACES_SECRET_ID: 'filled' }).placesKey()).toBe('own-key');
    expect(await config({ PLACES_SECRET_ID: 'filled' }).placesKey()).toBe('a-key');
  });

  test('is undefined while its secret is empty', async () => {
    secrets.set('new', 'none');
    expect(await config({ PLACES_SECRET_ID: 'new' }).placesKey()).toBeNull();
  });

  test('throws if the secret can’t be read', async () => {
    await expect(config({ PLACES_SECRET_ID: 'missing' }).placesKey()).rejects.toThrow('Secrets Manager');
  });
});

test.each([
  [{}, 'http://localhost:3000/api/payments/notify', null],
  [
    {
      PAYFAST_NOTIFY_URL: 'https://notices.example/api/payments/notify',
      PAYFAST_SOURCES: '10.0.0.1, 10.1.0.0/16',
    },
    'https://notices.example/api/payments/notify',
    ['10.0.0.1', '10.1.0.0/16'],
  ],
])('PayFast’s notices with %j go to %s', (env, url, sources) => {
  const { payFastNotifyUrl, payFastSources } = config(env);
  expect(payFastNotifyUrl).toBe(url);
  expect(payFastSources).toEqual(sources);
});
