import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test.each([
  [{}, 'We do not know where you are.'],
  [
    { 'cloudfront-viewer-city': 'Pretoria', 'cloudfront-viewer-country-name': 'South Africa' },
    'You seem to be near Pretoria, South Africa, by your internet connection.',
  ],
  [
    { 'cloudfront-viewer-country-name': 'C%C3%B4te d%27Ivoire' },
    "You seem to be near Côte d'Ivoire, by your internet connection.",
  ],
  [{ 'cloudfront-viewer-city': '100%' }, 'You seem to be near 100%, by your internet connection.'],
])('a visitor with %o', async (headers: Record<string, string>, message) => {
  const stored = await world.allItems();
  const { status, body } = await world.call('user.location', { headers });
  expect({ status, body }).toEqual({ status: 200, body: { message } });
  expect(await world.allItems()).toEqual(stored);
});
