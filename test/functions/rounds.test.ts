/** How many requests to the table follow one another in a call: 3 to 8 ms each on AWS. */
import { beforeAll, expect, test } from 'vitest';
import { wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { sampleCode } from '#test/bench/sampleCode.ts';
import { recordClient } from '#test/support/recorder.ts';
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
