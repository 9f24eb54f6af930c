/** How many requests to the table follow one another in a call: 3 to 8 ms each on AWS. */
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { addMonth } from '#functions/data/months.ts';
import { wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { allRoutes, type RouteKey } from '#shared/contract/contract.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { sampleCode } from '#test/bench/sampleCode.ts';
import { makeApiKey, withKey } from '#test/support/apiKeys.ts';
import { makeCreator, makeCreatorCode, reserve } from '#test/support/creators.ts';
import { newExpense } from '#test/support/listedThings.ts';
import { recordClient } from '#test/support/recorder.ts';
import { samples } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const codes = Array.from({ length: 300 }, (_, number) => sampleCode(number, 'usr_1'));
const [first = sampleCode(0, 'usr_1')] = codes;

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
  person = await world.person();
  const entries = codes.flatMap((code) => wordsOf(code).map((word) => writeWord(word, code)));
  await putItems(world, itemsOf([...codes.map(writeNewZarCode), ...entries]));
  for (let code = 0; code < 3; code++) await world.buyCode(person);
});

async function roundsOf(route: RouteKey, input: object, status = 200): Promise<number> {
  const { rounds } = await recordClient(world.table.client, { latencyMs: 50 }).during(async () => {
    expect((await world.call(route, input)).status).toBe(status);
  });
  expect(rounds).toBeGreaterThan(0);
  return rounds;
}

test('a code is looked up in one; where one mistake explains it, in two', async () => {
  expect(await roundsOf('zarcodes.get', { params: { code: first.code } })).toBe(1);
  const typed = `${first.code.slice(0, -1)}${first.code.endsWith('Y') ? 'X' : 'Y'}`;
  expect(await roundsOf('zarcodes.get', { params: { code: typed } }, 404)).toBe(2);
});

test.each(['spaza', 'spa', 'spaza johannesburg', 'guest house pretoria', 'xylofoon pretoria', first.code])(
  'a search for %s takes at most two',
  async (q) => {
    expect(await roundsOf('search.combined', { query: { q } })).toBeLessThanOrEqual(2);
  },
);

test.each([0.004, 0.1, 3, 16])('a view of %s degrees takes at most two', async (degrees) => {
  const { latitude, longitude } = first;
  const half = degrees / 2;
  const query = {
    ne_lat: latitude + half,
    ne_lng: longitude + half,
    sw_lat: latitude - half,
    sw_lng: longitude - half,
  };
  expect(await roundsOf('zarcodes.inBounds', { token: person.token, query })).toBeLessThanOrEqual(2);
});

test.each<[route: RouteKey, query: object]>([
  ['zarcodes.list', {}],
  ['zarcodes.list', { search: 'spaza' }],
  ['zarcodes.list', { limit: '1000' }],
  ['user.stats', {}],
  ['user.payments', {}],
  ['user.profile', {}],
  ['changeRequests.my', {}],
])('%s of a person, %j, takes at most two, with the check of the session', async (route, query) => {
  expect(await roundsOf(route, { token: person.token, query })).toBeLessThanOrEqual(2);
});

test("a program's look-up takes two: the key, then its owner, its count and the code; a mistyped one three", async () => {
  const code = await world.buyCode(person);
  const typed = code.slice(0, -1) + (code.endsWith('K') ? 'M' : 'K');
  const call = async (asked: string) => ({ params: { code: asked }, ...(await withKey(world)) });
  expect(await roundsOf('v1.get', await call(code))).toBe(2);
  expect(await roundsOf('v1.get', await call(typed), 404)).toBe(3);
  const batch = { body: { codes: Array.from({ length: 60 }, () => code) }, ...(await withKey(world)) };
  expect(await roundsOf('v1.batch', batch)).toBe(2);
  await makeApiKey(world, person);
  expect(await roundsOf('apiKeys.list', { token: person.token })).toBeLessThanOrEqual(2);
});

test('an order takes three, and so does a code of a bundle: the session is checked before anything else', async () => {
  const { token } = person;
  const order = { token, body: { zarcode: pretoria }, headers: { 'idempotency-key': crypto.randomUUID() } };
  expect(await roundsOf('payments.create', order, 201)).toBeLessThanOrEqual(3);
  await world.addBundle(person, 5);
  const code = {
    token,
    body: { ...pretoria, useBundle: true },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
  expect(await roundsOf('zarcodes.create', code, 201)).toBeLessThanOrEqual(3);
});

test("a creator's codes take two, and a code of a creator three", async () => {
  const creator = await world.person();
  const { id } = await makeCreator(creator, { uniquePrefix: 'RND' });
  for (let code = 0; code < 3; code++) await makeCreatorCode(world, creator);
  const { token } = creator;
  expect(await roundsOf('creators.codes', { params: { id }, query: { limit: 2 } })).toBeLessThanOrEqual(2);
  expect(await roundsOf('creators.me', { token })).toBeLessThanOrEqual(2);
  const code = { token, body: { ...pretoria }, headers: { 'idempotency-key': crypto.randomUUID() } };
  expect(await roundsOf('zarcodes.createForCreator', code, 201)).toBeLessThanOrEqual(3);
  // With the look at what is beside it.
  const [reservedCode] = (await reserve(world, creator, 1)).codes;
  const elsewhere = { latitude: pretoria.latitude + 0.001, reservedCode };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const bound = { token, body: { ...pretoria, ...elsewhere }, headers };
  expect(await roundsOf('zarcodes.createForCreator', bound, 201)).toBeLessThanOrEqual(3);
  // Only its holder sees it now.
  await world.call('creators.update', {
    token: (await world.person({ role: 'admin' })).token,
    params: { id },
    body: { isActive: false },
  });
  expect(
    await roundsOf('creators.codes', { token, params: { id }, query: { limit: 2 } }),
  ).toBeLessThanOrEqual(2);
});

const ofAdmins = allRoutes().filter(
  ({ route: { method, level } }) => method === 'GET' && level.endsWith('dmin'),
);
const isList = ({ response }: (typeof ofAdmins)[number]['route']) =>
  response instanceof z.ZodObject && 'pagination' in response.shape;

/** What is no page, or cannot be read in two. */
const maxRounds: Partial<Record<RouteKey, number>> = {
  // Waits for the check; the counters of tiles, codes of tiles, codes, and the entry in the audit.
  'adminMaps.exportCsv': 6,
  // Waits for the check; reads up to two thousand people.
  'mailings.count': 6,
  // Waits for the check; counts the call, before Google is called.
  'settings.testMaps': 3,
  // Mails are found by the address of the person, and then read.
  'users.detail': 3,
};

test.each(ofAdmins)(
  '$key of an admin takes at most two, with the check of the session',
  async ({ key, route }) => {
    const admin = await world.person({ role: 'super_admin' });
    const { query, ...sample } = await samples[key]({ world, person: admin });
    // A full page.
    for (let more = 0; isList(route) && more < 10; more++) await samples[key]({ world, person: admin });
    const isPlain = route.query?.safeParse({}).success ?? true;
    const call = { ...sample, token: admin.token, ...(!isPlain && { query }) };
    expect(await roundsOf(key, call)).toBeLessThanOrEqual(maxRounds[key] ?? 2);
  },
);

test.each(ofAdmins)('$key only reads before the role was checked', async ({ key }) => {
  const admin = await world.person({ role: 'super_admin' });
  const sample = await samples[key]({ world, person: admin });
  const recorded = await recordClient(world.table.client, { latencyMs: 50 }).during(async () => {
    expect((await world.call(key, { ...sample, token: person.token })).status).toBe(403);
  });
  expect(
    recorded.commands.map(({ name }) => name).filter((name) => !/^(Get|Query|BatchGet)/.test(name)),
  ).toEqual([]);
  expect(recorded.rounds).toBeLessThanOrEqual(2);
});

test.each<[route: RouteKey, kind: 'CODES' | 'EXPENSES', most: number]>([
  ['adminZarcodes.list', 'CODES', 4],
  ['expenses.list', 'EXPENSES', 6],
])('%s of months that have one thing each takes more, but no more than %s %i', async (route, kind, most) => {
  const { token } = await world.person({ role: 'admin' });
  const times = Array.from({ length: 24 }, (_, months) =>
    new Date(Date.UTC(2024, 11 - months, 15)).toISOString(),
  );
  const things = times.flatMap((createdAt, number) =>
    kind === 'CODES'
      ? itemsOf([writeNewZarCode({ ...sampleCode(400 + number, 'usr_1'), createdAt })])
      : itemsOf(newExpense(number, createdAt)),
  );
  await putItems(world, things);
  for (const at of times) await addMonth(world.table, kind, at.slice(0, 'yyyy-mm'.length));
  expect(await roundsOf(route, { token, query: { to: '2024-12-31' } })).toBeLessThanOrEqual(most);
});
