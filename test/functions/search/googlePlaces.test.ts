/** `search.combined` with Google as map provider and a server key for the Places API. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { type FakePlaces, predictions, startFakePlaces } from '#test/support/fakePlaces.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

let google: FakePlaces;
let world: World;
let code: string;
beforeAll(async () => {
  google = await startFakePlaces();
  process.env['PLACES_KEY'] = 'a-key-of-the-server';
  process.env['PLACES_URL'] = google.url;
  // It stands still, so that no window of a limit ends within a test.
  world = await newWorld({ now: testClock('2026-04-01T10:00:00.000Z').now });
  code = await world.buyCode(await world.person(), { title: 'Vilakazi Spaza' });
  const feed = await openFeed(world.table, 'projections');
  await feed.work();
  return () => google.stop();
});
beforeEach(async () => {
  google.requests.length = 0;
  google.respondWith({ status: 200, text: '{}' });
  await world.setSettings({ mapProvider: 'google' });
});

const search = async (q: string) => {
  const answer = await world.call('search.combined', { query: { q } });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const houseAddress = ['ChIJ-8115', '8115 Vilakazi Street', 'Orlando West, Soweto, South Africa'] as const;

test('lists codes first, then Google’s places with attribution', async () => {
  google.respondWith(predictions(houseAddress));
  const { results, attribution } = await search(' vilakazi ');
  expect(results).toEqual([
    expect.objectContaining({ type: 'zarcode', zarcode: code }),
    {
      type: 'address',
      id: 'ChIJ-8115',
      title: '8115 Vilakazi Street',
      subtitle: 'Orlando West, Soweto, South Africa',
      description: '8115 Vilakazi Street, Orlando West, Soweto, South Africa',
      location: '',
    },
  ]);
  expect(attribution).toBe('Google Maps');
});

test('requests South African results only, with the server’s key and only the displayed fields', async () => {
  await search('vilakazi');
  expect(google.requests).toEqual([
    {
      path: 'POST /v1/places:autocomplete',
      key: 'a-key-of-the-server',
      fields:
        'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat',
      body: { input: 'vilakazi', includedRegionCodes: ['za'], regionCode: 'za', languageCode: 'en' },
    },
  ]);
});

test('a place without a structured name uses its full text as title', async () => {
  const plain = { placePrediction: { placeId: 'ChIJ1', text: { text: 'Soweto, South Africa' } } };
  google.respondWith({ status: 200, text: JSON.stringify({ suggestions: [plain] }) });
  const { results } = await search('soweto');
  expect(results).toMatchObject([{ id: 'ChIJ1', title: 'Soweto, South Africa', subtitle: '' }]);
});

test('at most six places', async () => {
  google.respondWith(
    predictions(...Array.from({ length: 20 }, (_, i) => [`ChIJ${i}`, `Farm ${i}`, 'x'] as const)),
  );
  expect((await search('farm')).results).toHaveLength(6);
});

test.each([
  ['refuses the key', { status: 403, text: '{"error":{"message":"a-key-of-the-server is not allowed"}}' }],
  ['has had enough', { status: 429, text: '{"error":{}}' }],
  ['breaks', { status: 500, text: '<html>' }],
  ['answers something else', { status: 200, text: '{"suggestions":[{"placePrediction":{"placeId":5}}]}' }],
  ['answers no JSON', { status: 200, text: 'OK' }],
  ['does not answer', 'silent'],
] as const)('if Google %s, the codes are still returned, without an error', async (_, response) => {
  google.respondWith(response);
  expect(await search('vilakazi')).toEqual({
    results: [expect.objectContaining({ type: 'zarcode', zarcode: code })],
  });
});

test('no matches give an empty list', async () => {
  expect(await search('xyzzyx')).toEqual({ results: [] });
});

test('the open map uses the bundled places and sends Google nothing', async () => {
  await world.setSettings({ mapProvider: 'open' });
  const { results, attribution } = await search('hermanus');
  expect(results).toMatchObject([{ id: 'western-cape-hermanus', location: expect.stringMatching(/^-34\./) }]);
  expect(attribution).toBeUndefined();
  expect(google.requests).toEqual([]);
});

test('rate-limited calls send Google nothing', async () => {
  const { config } = world.deps;
  const rateLimits = { ...config.rateLimits, searchAddress: { max: 2, seconds: 60 } };
  const limited = await newWorld({ config: { ...config, rateLimits }, now: world.deps.now });
  await limited.setSettings({ mapProvider: 'google' });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call++) {
    const answer = await limited.call('search.combined', { query: { q: 'soweto' }, ip: '203.0.113.77' });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(google.requests).toHaveLength(2);
});
