import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#functions/lib/config.ts';
import { fetchSecret } from '#functions/lib/secrets.ts';

/** Fake of the part of Secrets Manager that we use. */
const secrets = new Map<string, string>();
let state: 'up' | 'down' | 'hanging' = 'up';
const server = createServer(async (request, response) => {
  if (state === 'hanging') return;
  if (state === 'down') return void response.writeHead(400).end();
  const { SecretId } = (await json(request)) as { SecretId: string };
  const SecretString = secrets.get(SecretId);
  response.writeHead(SecretString === undefined ? 400 : 200).end(JSON.stringify({ SecretString }));
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const config = (more: Record<string, string>) =>
  readConfig({
    TABLE_NAME: 'zarcodes',
    APP_URL: 'http://localhost:3000',
    MAIL_FROM: 'hello@zarcodes.local',
    SUPPORT_EMAIL: 'support@zarcodes.local',
    STAGE: 'test',
    IMAGES_BUCKET: 'images',
    EXPORTS_BUCKET: 'exports',
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

describe('while Secrets Manager is out', () => {
  afterEach(() => {
    state = 'up';
  });
  const minute = 60_000;
  const env = () => ({
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

  test('the last value is used for an hour, and the next one as soon as there is one', async () => {
    let now = 0;
    const read = () => fetchSecret(env(), 'rotating', () => now);
    secrets.set('rotating', 'old');
    expect(await read()).toBe('old');
    state = 'down';
    secrets.set('rotating', 'new');
    for (now = 5 * minute; now < 60 * minute; now += 5 * minute) expect(await read()).toBe('old');
    await expect(read()).rejects.toThrow('Secrets Manager');
    state = 'up';
    expect(await read()).toBe('new');
  });

  test('a request without a response ends', async () => {
    state = 'hanging';
    await expect(fetchSecret(env(), 'never')).rejects.toThrow(/timeout|aborted/i);
  });
});

describe('PayFast', () => {
  const credentials = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' };
  const variables = {
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: '46f0cd694581a',
    PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
  };
  const mock = { MOCK_PAYMENTS: 'on' };

  test('has no credentials where none were entered, or only a passphrase as it was stored once', async () => {
    expect(await config({}).payFast()).toBeNull();
    for (const secret of ['none', 'jt7NOE43FZPn']) {
      secrets.set(secret, secret);
      expect(await config({ PAYFAST_SECRET_ID: secret }).payFast()).toBeNull();
    }
  });

  test('reads its credentials from the environment or from its secret', async () => {
    expect(await config(variables).payFast()).toEqual(credentials);
    secrets.set('payfast', JSON.stringify(credentials));
    expect(await config({ PAYFAST_SECRET_ID: 'payfast' }).payFast()).toEqual(credentials);
  });

  test('has a stand-in only where there is mock mode', () => {
    const host = { PAYFAST_HOST: 'http://127.0.0.1:9999/' };
    expect(config({}).payFastStandIn).toBeNull();
    expect(config({ PAYFAST_HOST: '', PAYFAST_API_HOST: '' }).payFastStandIn).toBeNull();
    expect(config({ ...mock, ...host }).payFastStandIn).toEqual({
      host: 'http://127.0.0.1:9999',
      apiHost: 'http://127.0.0.1:9999',
    });
    expect(() => config(host)).toThrow('local and emulator stages');
    const apiHost = { PAYFAST_API_HOST: 'http://127.0.0.1:9998' };
    expect(() => config(apiHost)).toThrow('local and emulator stages');
    expect(() => config({ ...mock, ...apiHost })).toThrow('needs PAYFAST_HOST');
    expect(config({ ...mock, ...host, ...apiHost }).payFastStandIn?.apiHost).toBe('http://127.0.0.1:9998');
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
