import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { type FakePlaces, startFakePlaces } from '#test/support/fakePlaces.ts';
import { newWorld, type World } from '#test/support/world.ts';

let google: FakePlaces;
let world: World;
beforeAll(async () => {
  google = await startFakePlaces();
  process.env['PLACES_URL'] = google.url;
  // It stands still, so that no window of a limit ends within a test.
  world = await newWorld({ now: testClock('2026-04-01T10:00:00.000Z').now });
  return () => google.stop();
});
beforeEach(() => world.setSettings({ googleMapsApiKey: 'AIza-of-the-maps' }));

const run = async () => {
  const { token } = await world.person({ role: 'super_admin' });
  return world.call('settings.testMaps', { token });
};
const errorOf = (reason: string, message = '') =>
  JSON.stringify({
    error: { message, details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] },
  });

test.each([
  [
    'google',
    'No Google Maps API key is set, so pages show no maps. Please enter one, or choose the open map.',
  ],
  ['own', 'No Google Maps API key is set. Pages show our own map, which needs none.'],
  ['open', 'No Google Maps API key is set. Pages show the open map, which needs none.'],
])('without a key there is a message, with %s', async (mapProvider, message) => {
  await world.setSettings({ mapProvider });
  expect(await run()).toMatchObject({ status: 200, body: { works: false, message } });
});

test('a key that Google accepts works, for the pages of the site', async () => {
  google.respondWith({ status: 200, text: '{}' });
  expect(await run()).toMatchObject({
    status: 200,
    body: { works: true, message: 'Google accepts the key.' },
  });
  expect(google.requests.at(-1)).toMatchObject({ key: 'AIza-of-the-maps' });
});

test.each([
  [400, errorOf('API_KEY_INVALID'), 'Google does not know this key. Please copy it again.'],
  [
    403,
    errorOf('API_KEY_HTTP_REFERRER_BLOCKED'),
    'The key is valid, but does not allow this site. Please add it to the allowed websites at Google.',
  ],
  [
    403,
    errorOf('SERVICE_DISABLED'),
    'The key is valid, but may not use the Places API (New). Please enable it at Google.',
  ],
  [403, errorOf('BILLING_DISABLED'), 'The key is valid, but its Google project has no billing account.'],
  [429, '{}', 'The quota of this key is used up for now.'],
  [500, 'oops', 'Google gave an unexpected answer (status 500).'],
  [200, '<h1>Welcome to the Wi-Fi</h1>', 'Google gave an unexpected answer (status 200).'],
])('a refusal with %s %s is put in words', async (status, text, message) => {
  google.respondWith({ status, text });
  expect(await run()).toMatchObject({ status: 200, body: { works: false, message } });
});

test('a key is tried ten times in a quarter of an hour', async () => {
  google.respondWith({ status: 200, text: '{}' });
  const { token } = await world.person({ role: 'super_admin' });
  for (let count = 0; count < 10; count++) await world.call('settings.testMaps', { token });
  expect((await world.call('settings.testMaps', { token })).status).toBe(429);
});
