import { beforeAll, describe, expect, test } from 'vitest';
import { keyChecksum, writeApiKey } from '#shared/domain/apiKeys.ts';
import { demoKey } from '#shared/domain/demoKey.ts';
import { bearer, callsOf, makeApiKey } from '#test/support/apiKeys.ts';
import { guideSample } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let at = new Date('2026-03-01T10:00:00.000Z');
let world: World;
let owner: Person;
let admin: Person;
let code: string;
beforeAll(async () => {
  world = await newWorld({ now: () => at });
  [owner, admin] = [await world.person(), await world.person({ role: 'admin' })];
  code = await world.buyCode(owner);
});

type Call = Parameters<World['call']>[1];
const get = (asked: string, call: Call) => world.call('v1.get', { params: { code: asked }, ...call });
const from = (key: string, headers: Record<string, string>) => ({
  headers: { ...bearer(key).headers, ...headers },
});
const shop = 'https://shop.example.co.za';
const newKey = async (origins: readonly string[] = []) => {
  const person = await world.person();
  return { person, ...(await makeApiKey(world, person, { origins })) };
};

/** By a symbol that looks like no other. */
const mistyped = (typed: string) => typed.slice(0, -1) + (typed.endsWith('K') ? 'M' : 'K');

test('answers a public code with its place, and how much is left of the day', async () => {
  const { id, key } = await newKey();
  const answer = await get(code.replace('-', '').toLowerCase(), bearer(key));
  expect(answer.status, answer.raw).toBe(200);
  expect(answer.body).toEqual({
    code,
    url: `${world.deps.config.appUrl}/${code}`,
    level: 'public',
    title: pretoria.title,
    description: pretoria.description,
    latitude: pretoria.latitude,
    longitude: pretoria.longitude,
    addressLine1: pretoria.addressLine1,
    suburb: pretoria.suburb,
    city: pretoria.city,
    province: pretoria.province,
    country: 'South Africa',
    hasGuide: false,
    updatedAt: expect.any(String),
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'ratelimit-policy': '"day";q=1000;w=86400',
    // Until midnight in Johannesburg.
    ratelimit: '"day";r=999;t=43200',
  });
  expect(answer.cookies).toEqual([]);
  expect(await callsOf(world, id)).toBe(1);
});

test('answers 304 to who has the same, also by the weak tag of the edge, and counts it', async () => {
  const { id, key } = await newKey();
  const { etag = '' } = (await get(code, bearer(key))).headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(code, from(key, { 'if-none-match': known }));
    expect([again.status, again.raw, again.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await get(code, from(key, { 'if-none-match': '"other"' }))).status).toBe(200);
  expect(await callsOf(world, id)).toBeGreaterThanOrEqual(6);
});

test('of an area it answers the area, and a private code does not exist', async () => {
  const { key } = await newKey();
  const hidden = await world.buyCode(owner);
  const set = (body: object) =>
    world.call('zarcodes.setVisibility', { token: owner.token, params: { code: hidden }, body });
  await set({ level: 'area', pin: '4821' });
  const area = await get(hidden, bearer(key));
  expect(area.body).toEqual({
    code: hidden,
    url: `${world.deps.config.appUrl}/${hidden}`,
    level: 'area',
    title: pretoria.title,
    suburb: pretoria.suburb,
    city: pretoria.city,
    province: pretoria.province,
    country: 'South Africa',
    areaCentre: { latitude: expect.any(Number), longitude: expect.any(Number) },
    updatedAt: expect.any(String),
  });
  await set({ level: 'private' });
  const missing = await get(hidden, bearer(key));
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(missing.body).toEqual({
    type: `${world.deps.config.appUrl}/developers#not_found`,
    title: 'Not found',
    status: 404,
    detail: 'ZarCode not found',
    code: 'not_found',
    suggestions: [],
  });
});

test('a mistyped code comes with those that were meant, as one types and at the end', async () => {
  const { key } = await newKey();
  const typed = mistyped(code);
  const meant = { code, city: pretoria.city, province: pretoria.province };
  expect((await get(typed, bearer(key))).body.suggestions).toContainEqual(meant);
  const suggest = async (q: string) =>
    (await world.call('v1.suggest', { query: { q }, ...bearer(key) })).body;
  expect(await suggest(typed)).toEqual({
    complete: true,
    written: typed,
    suggestions: expect.arrayContaining([
      { ...meant, title: pretoria.title, suburb: pretoria.suburb, isExact: false },
    ]),
  });
  expect(await suggest(code)).toMatchObject({ complete: true, suggestions: [{ code, isExact: true }] });
  // Nobody learns which codes begin so.
  const begun = code.slice(0, 6).toLowerCase();
  expect(await suggest(begun)).toEqual({ complete: false, written: code.slice(0, 6), suggestions: [] });
  expect(await suggest('')).toEqual({ complete: false, written: '', suggestions: [] });
});

test('a batch answers each in its order, and counts each', async () => {
  const { id, key } = await newKey();
  const typed = mistyped(code);
  const codes = [code, 'no code', typed, code.toLowerCase()];
  const answer = await world.call('v1.batch', { body: { codes }, ...bearer(key) });
  expect(answer.status, answer.raw).toBe(200);
  expect(answer.headers['ratelimit']).toMatch(/^"day";r=996;/);
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.body.results).toMatchObject([
    { given: code, found: { code, level: 'public' }, suggestions: [] },
    { given: 'no code', found: null, suggestions: [] },
    { given: typed, found: null, suggestions: [{ code }] },
    { given: code.toLowerCase(), found: { code } },
  ]);
  const most = Array.from({ length: 60 }, () => code);
  expect((await world.call('v1.batch', { body: { codes: most }, ...bearer(key) })).status).toBe(200);
  const tooMany = await world.call('v1.batch', { body: { codes: [...most, code] }, ...bearer(key) });
  expect([tooMany.status, tooMany.body.code, tooMany.body.detail]).toEqual([
    400,
    'invalid_request',
    'Please give at most 60 ZarCodes at once.',
  ]);
  // What is not valid is one; and a process counts a hundredth of the quota in advance at most.
  const counted = await callsOf(world, id);
  expect(counted).toBeGreaterThanOrEqual(65);
  expect(counted).toBeLessThan(65 + 10);
});

test('directions are sentences in the language that was asked for', async () => {
  const { key } = await newKey();
  const guided = await world.buyCode(owner);
  const body = { version: 1, ...guideSample };
  await world.call('zarcodes.setGuide', { token: owner.token, params: { code: guided }, body });
  const guide = (language: string) =>
    world.call('v1.guide', { params: { code: guided }, query: { language }, ...bearer(key) });
  expect((await guide('en')).body).toEqual({
    code: guided,
    language: 'en',
    steps: [
      'Left at the filling station, 400 m',
      'Past the church on the right: with a green roof',
      'Left at the blue container, 200 m',
      'At the yellow gate',
    ],
    points: [
      { label: 'GATE', name: 'Yellow, on Church Street', latitude: -25.7472, longitude: 28.2296 },
      { label: 'SHED', name: 'Shed', latitude: -25.7481, longitude: 28.2301 },
    ],
    arrival: 'Hoot; the dog is friendly',
  });
  expect((await guide('tlh')).status).toBe(400);
  expect((await get(guided, bearer(key))).body.hasGuide).toBe(true);
  const none = await world.call('v1.guide', { params: { code }, ...bearer(key) });
  expect([none.status, none.body.detail]).toEqual([
    404,
    'This ZarCode has no directions that everybody may see.',
  ]);
});

test('health needs no key', async () => {
  const answer = await world.call('v1.health');
  expect([answer.status, answer.raw]).toEqual([200, '{"status":"ok"}']);
});

describe('a refusal is readable by the page, and counts nothing:', () => {
  const refused = async (call: Call, id?: string) => {
    const before = id && (await callsOf(world, id));
    const answer = await get(code, call);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('ratelimit');
    expect(answer.raw).not.toContain(code);
    if (id) expect(await callsOf(world, id)).toBe(before);
    expect(answer.body.type).toBe(`${world.deps.config.appUrl}/developers#${answer.body.code}`);
    return [answer.status, answer.body.code];
  };

  test('a key in the address, in whatever way it is spelled', async () => {
    const { id, key } = await newKey();
    for (const query of [
      `key=${key}`,
      `api_key=x`,
      'a=1&apiKey=',
      `q=${key.replace('_', '%5F')}`,
      `q=%7A%6B${key.slice(2)}`,
    ])
      expect(await refused({ ...bearer(key), query }, id)).toEqual([400, 'key_in_url']);
    const inPath = await world.call('v1.suggest', { query: { q: key }, ...bearer(key) });
    expect(inPath.body.detail).toContain('Replace this key');
  });

  test('none, a session, a mistyped one, and one that never was', async () => {
    const { key } = await newKey();
    expect(await refused({})).toEqual([401, 'key_missing']);
    const wrong = key.slice(0, 30) + (key[30] === 'a' ? 'b' : 'a') + key.slice(31);
    const unknown = writeApiKey({ id: world.deps.newId('key'), secret: 'a'.repeat(26) });
    const otherSecret = key.slice(0, 23) + 'a'.repeat(26);
    const guessed = otherSecret + keyChecksum(otherSecret);
    for (const given of [owner.token, wrong, unknown, guessed, 'zk_', `${key}x`])
      expect(await refused(bearer(given)), given).toEqual([401, 'key_invalid']);
    expect(await refused({ headers: { authorization: `Basic ${key}` } })).toEqual([401, 'key_invalid']);
  });

  test('a foreign site, and a page with a key of servers', async () => {
    const { id, key } = await newKey([shop]);
    expect((await get(code, from(key, { origin: shop }))).status).toBe(200);
    expect((await get(code, bearer(key))).status).toBe(200);
    for (const origin of [
      'https://evil.example',
      `${shop}.evil.example`,
      'http://shop.example.co.za',
      'null',
    ])
      expect(await refused(from(key, { origin }), id), origin).toEqual([403, 'origin_not_allowed']);
    const server = await newKey();
    expect(await refused(from(server.key, { origin: shop }), server.id)).toEqual([403, 'origin_not_allowed']);
    const answer = await get(code, from(server.key, { origin: shop }));
    expect(answer.body.detail).toContain('This key is for servers');
  });

  test('a key that an admin disabled, from the next call on', async () => {
    const { id, key } = await newKey();
    await get(code, bearer(key));
    const update = (disabled: boolean) =>
      world.call('apiKeys.update', { token: admin.token, params: { id }, body: { disabled } });
    await update(true);
    expect(await refused(bearer(key), id)).toEqual([403, 'key_disabled']);
    await update(false);
    expect((await get(code, bearer(key))).status).toBe(200);
  });

  test('a key of a person who was deactivated or leaves, from the next call on', async () => {
    const { id, key, person } = await newKey();
    await get(code, bearer(key));
    await world.updateUser(person, { disabled: true });
    expect(await refused(bearer(key), id)).toEqual([401, 'key_invalid']);
    expect(await refused(bearer(key), id)).toEqual([401, 'key_invalid']);
    await world.updateUser(person, { disabled: false, erasesAt: '2026-03-04T10:00:00.000Z' });
    expect(await refused(bearer(key), id)).toEqual([401, 'key_invalid']);
    await world.updateUser(person, { disabled: false });
    await world.endAccount(person);
    expect(await refused(bearer(key), id)).toEqual([401, 'key_invalid']);
  });

  test('one that was revoked, from the next call on', async () => {
    const { id, key, person } = await newKey();
    await get(code, bearer(key));
    await world.call('apiKeys.delete', { token: person.token, params: { id } });
    expect(await refused(bearer(key), id)).toEqual([401, 'key_invalid']);
  });

  test('the secret before a rotation, after a day or another rotation', async () => {
    at = new Date('2026-03-02T10:00:00.000Z');
    const { id, key: first, person } = await newKey();
    const rotate = async () =>
      (await world.call('apiKeys.rotate', { token: person.token, params: { id } })).body;
    const statusOf = async (key: string) => (await get(code, bearer(key))).status;
    const { key: second, overlapEndsAt } = await rotate();
    expect(overlapEndsAt).toBe('2026-03-03T10:00:00.000Z');
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    const { key: third } = await rotate();
    expect(await refused(bearer(first), id)).toEqual([401, 'key_invalid']);
    expect([await statusOf(second), await statusOf(third)]).toEqual([200, 200]);
    at = new Date('2026-03-03T09:59:59.999Z');
    expect(await statusOf(second)).toBe(200);
    at = new Date('2026-03-03T10:00:00.000Z');
    expect(await refused(bearer(second), id)).toEqual([401, 'key_invalid']);
    expect(await statusOf(third)).toBe(200);
  });

  test('the key of our examples, but on our own pages', async () => {
    const own = new URL(world.deps.config.appUrl).origin;
    for (const headers of [
      { origin: own },
      { referer: `${own}/developers` },
      { 'sec-fetch-site': 'same-origin' },
    ])
      expect((await get(code, from(demoKey, headers))).status).toBe(200);
    for (const headers of [
      {},
      { origin: shop },
      { origin: shop, referer: `${own}/` },
      { referer: `${own}.evil.example/` },
    ])
      expect(await refused(from(demoKey, headers))).toEqual([403, 'origin_not_allowed']);
  });
});

test('a day’s look-ups end with 429 until midnight in Johannesburg, and an admin’s number counts at once', async () => {
  at = new Date('2026-03-05T21:30:00.000Z');
  const { id, key } = await newKey();
  const { token } = await world.person({ role: 'admin' });
  const setDaily = (dailyCalls: number) =>
    world.call('apiKeys.update', { token, params: { id }, body: { dailyCalls } });
  await setDaily(3);
  const batch = (count: number) =>
    world.call('v1.batch', { body: { codes: Array.from({ length: count }, () => code) }, ...bearer(key) });
  expect((await batch(2)).status).toBe(200);
  const tooMany = await batch(2);
  expect([tooMany.status, tooMany.headers['ratelimit']]).toEqual([429, '"day";r=1;t=1800']);
  expect(tooMany.body.detail).toBe("Today's look-ups of this key: 1 of 3 are left, and this call needs 2.");
  expect((await get(code, bearer(key))).status).toBe(200);
  const used = await get(code, bearer(key));
  expect(used.status).toBe(429);
  expect(used.headers).toMatchObject({ 'retry-after': '1800', ratelimit: '"day";r=0;t=1800' });
  expect(await callsOf(world, id)).toBe(3);
  await setDaily(4);
  expect((await get(code, bearer(key))).status).toBe(200);
  expect((await get(code, bearer(key))).status).toBe(429);
  at = new Date('2026-03-05T22:00:00.000Z');
  expect((await get(code, bearer(key))).headers['ratelimit']).toBe('"day";r=3;t=86400');
});
