import { beforeAll, expect, test } from 'vitest';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
let feed: Feed;
const points = [
  [-25.7479, 28.2293],
  [-25.748, 28.2294],
  [-25.76, 28.24],
  [-25.85, 28.19],
] as const;

beforeAll(async () => {
  world = await newWorld();
  feed = await openFeed(world.table, 'projections');
  const owner = await world.person();
  person = await world.person();
  for (const [latitude, longitude] of points) await world.buyCode(owner, { latitude, longitude });
  await world.buyCode(owner, {
    city: 'Cape Town',
    province: 'Western Cape',
    latitude: -33.937,
    longitude: 18.4697,
  });
  await feed.work();
});

const count = async (
  north: number | string,
  east: number | string,
  south: number | string,
  west: number | string,
) => {
  const query = { ne_lat: north, ne_lng: east, sw_lat: south, sw_lng: west };
  const { status, body } = await world.call('zarcodes.inBounds', { token: person.token, query });
  return { status, ...body };
};

test('counts all codes in view, of any owner', async () => {
  expect(await count(-25, 29, -26, 28)).toEqual({ status: 200, count: 4, complete: true });
  expect(await count(-25.74, 28.235, -25.755, 28.22)).toEqual({ status: 200, count: 2, complete: true });
  expect(await count(-33, 19, -34, 18)).toEqual({ status: 200, count: 1, complete: true });
  expect(await count(-29, 25, -29.5, 24.5)).toEqual({ status: 200, count: 0, complete: true });
});

test('is exact at the edges of the view', async () => {
  const [lat, lng] = points[0];
  // The last decimal that is stored.
  const near = 0.0000001;
  expect((await count(lat + near, lng + near, lat - near, lng - near)).count).toBe(1);
  expect((await count(lat - near, lng + near, lat - 4 * near, lng - near)).count).toBe(0);
  expect((await count(lat + near, lng - near, lat - near, lng - 4 * near)).count).toBe(0);
});

test.each([
  ['upside down', -26, 29, -25, 28],
  ['inside out', -25, 28, -26, 29],
])('a view %s contains no codes', { tags: 'I13' }, async (_, north, east, south, west) => {
  expect(await count(north, east, south, west)).toEqual({ status: 200, count: 0, complete: true });
});

test.each([
  ['the whole country', -22, 33, -35, 16, 5],
  ['the whole world', 90, 180, -90, -180, 5],
  ['the north of it', -22, 33, -30, 16, 4],
  ['another country', -10, 33, -15, 16, 0],
])('%s is counted by its tiles', { tags: ['I13', 'C11'] }, async (_, north, east, south, west, expected) => {
  const counted = { status: 200, count: expected, complete: true };
  expect(await count(north, east, south, west)).toEqual(counted);
});

test('a deleted code is no longer counted', async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner, {
    city: 'Ladybrand',
    province: 'Free State',
    latitude: -29.19,
    longitude: 27.46,
  });
  const here = () => count(-29.18, 27.47, -29.2, 27.45);
  await feed.work();
  expect((await here()).count).toBe(1);
  await world.call('zarcodes.delete', { token: owner.token, params: { code } });
  await feed.work();
  expect((await here()).count).toBe(0);
});

test('returns counts only', async () => {
  expect(Object.keys(await count(-25, 29, -26, 28)).toSorted()).toEqual(['complete', 'count', 'status']);
});
