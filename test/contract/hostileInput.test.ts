/** Requests that somebody forges by hand: nothing of them is stored. */
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { measure } from '#test/support/fuzz/cost.ts';
import { eventOf, invoke } from '#test/support/invoke.ts';
import { fullPlace, samples } from '#test/support/samples.ts';
import { handlerOf, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  person = await world.person({ role: 'super_admin' });
});

const fieldsOfTheServer = [
  'price',
  'priceCents',
  'amountCents',
  'vatCents',
  'isCreatorCode',
  'creatorId',
  'userId',
  'approvedAt',
  'remainingZarcodes',
  'totalZarcodes',
  'createdAt',
  'tokenVersion',
  'passwordHash',
];

const makers: readonly RouteKey[] = [
  'auth.register',
  'creators.createMe',
  'credits.purchase',
  'payments.create',
  'user.updateProfile',
  'zarcodes.create',
  'zarcodes.update',
];

test.each(makers)('%s takes no field that only the server sets', { tags: ['I4', 'P12'] }, async (key) => {
  const sample = await samples[key]({ world, person });
  const stored = await world.allItems();
  for (const name of fieldsOfTheServer) {
    const body = { ...(sample.body as object), [name]: 1 };
    const answer = await world.call(key, { ...sample, token: person.token, body });
    expect([answer.status, answer.body.message], name).toEqual([400, `Unknown field: ${name}.`]);
  }
  expect(await world.allItems()).toEqual(stored);
});

const inOrder = { ...pretoria, useBundle: true };

describe('coordinates', { tags: ['I1', 'I2'] }, () => {
  const send = (latitude: string) =>
    world.call('zarcodes.create', {
      token: person.token,
      body: JSON.stringify({ ...inOrder, latitude: 'x' }).replace('"x"', latitude),
    });

  test.each(['""', '" "', '"0x1F"', '"-25.7"', 'null', '[]', '[-25.7]', 'true', '{"valueOf":1}'])(
    '%s is no number',
    async (latitude) => {
      const stored = await world.allItems();
      expect(await send(latitude)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      expect(await world.allItems()).toEqual(stored);
    },
  );

  test.each([
    ['1e400', 400],
    ['-1e400', 400],
    ['NaN', 400],
    ['90.0000001', 400],
    ['-0', 422],
    ['0', 422],
  ])('%s is refused: %i', async (latitude, status) => {
    await world.addBundle(person, 5);
    const stored = await world.itemsOfType('zarcode');
    const answer = await send(latitude);
    expect(answer.status, answer.raw).toBe(status);
    expect(await world.itemsOfType('zarcode')).toEqual(stored);
  });

  test('twenty decimals are rounded to seven', async () => {
    await world.addBundle(person, 5);
    const { status, raw, body } = await send('-25.74790000000000000049');
    expect(status, raw).toBe(201);
    const { body: found } = await world.call('zarcodes.get', { params: { code: body.zarcode ?? body.id } });
    expect(found.latitude).toBe(-25.7479);
    await world.call('zarcodes.delete', { token: person.token, params: { code: found.id } });
  });
});

test.each([
  'constructor',
  'prototype',
  '7PTFLHV\n',
  '\n7PTFLHV',
  '7PTFLHV\r\nset-cookie: a=b',
  '7ptflhİ',
  '7PTFLH\u0130',
  '7ⓅTFLHV',
  '7PT🏠LHV',
  '7PT--FLHV'.repeat(1200),
])('%j is no code', { tags: 'I3' }, async (code) => {
  for (const key of ['zarcodes.get', 'zarcodes.page'] as const) {
    const answer = await world.call(key, { params: { code } });
    expect([400, 404], key).toContain(answer.status);
    expect(JSON.stringify(answer.headers)).not.toContain('set-cookie');
  }
});

describe('a body', { tags: 'I5' }, () => {
  test('with a field twice counts by the last', async () => {
    await world.addBundle(person, 5);
    const twice = JSON.stringify(inOrder).replace('{', '{"title":"First","title":5,"city":"Nowhere",');
    const { status, raw, body } = await world.call('zarcodes.create', { token: person.token, body: twice });
    expect(status, raw).toBe(201);
    expect(body).toMatchObject({ title: inOrder.title, city: inOrder.city });
  });

  test.each([
    ['compressed', gzipSync(JSON.stringify(inOrder)).toString('base64'), 400],
    ['base64 that is none', '!!!!====@@@@', 400],
    ['base64 of half a character', Buffer.from([0x22, 0xd8, 0x22]).toString('base64'), 400],
    ['six megabytes', Buffer.alloc(6 * 1024 * 1024, 'x').toString('base64'), 413],
  ])('that is %s is refused', async (_, body, status) => {
    const call = { method: 'POST', path: '/zarcodes/create', token: person.token, body: {} };
    const event = { ...eventOf(call), body, isBase64Encoded: true };
    const handler = await handlerOf('zarcodes.create');
    const { value: refused, cost } = await measure(world.table.client, () =>
      invoke((_, context) => handler(event, context), call),
    );
    expect(refused.status, refused.raw).toBe(status);
    expect(refused.raw).not.toMatch(/\bat \w+ \(|SyntaxError/);
    // What reads the session, and no more.
    expect(cost).toMatchObject({ calls: 1, writes: 0, hashes: 0 });
  });
});

const withBody = allRoutes().filter(({ route }) => route.body !== undefined);
test.each(withBody)(
  'a form of another site does nothing at $key',
  { tags: 'A14' },
  async ({ key, route }) => {
    const sample = await samples[key]({ world, person });
    const stored = await world.allItems();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await world.call(key, {
        ...sample,
        headers: { ...sample.headers, 'content-type': type, origin: 'https://evil.example' },
        // As if our session were a cookie.
        cookies: [`session=${person.token}`, `__Secure-device=${person.token}`],
        body: JSON.stringify(sample.body),
      });
      const status = route.level === 'public' ? 415 : 401;
      // A key names the pages that may make a program's call. Any page may read why it is refused, which the edge says.
      expect(answer.status, answer.raw).toBe(route.apiKey ? 403 : status);
      const shared = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'));
      expect(shared).toEqual([]);
    }
    expect(await world.allItems()).toEqual(stored);
  },
);

describe('another origin', { tags: 'E5' }, () => {
  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://evil-localhost:3000',
  ])('%s gets no CORS header', async (origin) => {
    for (const key of ['prices.current', 'auth.me', 'zarcodes.list'] as const) {
      const { headers } = await world.call(key, { token: person.token, headers: { origin } });
      expect(Object.keys(headers).filter((name) => /^access-control|^vary$/.test(name))).toEqual([]);
    }
  });
});

test('hostile texts of a place are stored as clean text', { tags: 'I6' }, async () => {
  await world.addBundle(person, 5);
  const title = `<script>alert(1)</script>"><img src=x onerror=1>{{7*7}}\${7*7}\u202Ee\u200B${'\u0301'.repeat(60)} 🏠\ud83d\u0000`;
  const body = { ...fullPlace, title };
  const { status, raw } = await world.call('zarcodes.create', { token: person.token, body });
  expect(status, raw).toBe(201);
  const stored = (await world.itemsOfType('zarcode')).map(({ title }) => title);
  const clean = `<script>alert(1)</script>"><img src=x onerror=1>{{7*7}}\${7*7}é${'\u0301'.repeat(4)} 🏠`;
  expect(stored).toContain(clean.normalize('NFC'));
});
