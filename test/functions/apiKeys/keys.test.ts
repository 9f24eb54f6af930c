import { beforeAll, describe, expect, test } from 'vitest';
import { readApiKey } from '#shared/domain/apiKeys.ts';
import { bearer, makeApiKey } from '#test/support/apiKeys.ts';
import { day, testClock } from '#test/support/clock.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-01T10:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const list = async ({ token }: Person) => (await world.call('apiKeys.list', { token })).body.keys;
const create = ({ token }: Person, body: object) => world.call('apiKeys.create', { token, body });

test('a key is shown once, and only hashes of its secrets are stored', async () => {
  const person = await world.person();
  const { id, key } = await makeApiKey(world, person, { origins: ['https://Shop.Example.co.za/'] });
  expect(key).toMatch(/^zk_[0-9A-Za-z]{20}[a-z2-7]{26}[0-9A-Za-z]{6}$/);
  const { secret = '' } = readApiKey(key) ?? {};
  const rotated = await world.call('apiKeys.rotate', { token: person.token, params: { id } });
  const { secret: newer = '' } = readApiKey(rotated.body.key) ?? {};
  expect(newer).not.toBe(secret);
  const stored = JSON.stringify(await world.allItems());
  for (const shown of [secret, newer]) expect(stored).not.toContain(shown);
  const answer = await world.call('apiKeys.list', { token: person.token });
  expect(answer.raw).not.toMatch(/hash|previous/i);
  expect(answer.body.keys).toEqual([
    {
      id,
      name: 'Shop',
      begins: `${key.slice(0, 9)}…`,
      origins: ['https://shop.example.co.za'],
      scopes: ['codes:read'],
      dailyCalls: 1000,
      disabled: false,
      createdAt: '2026-03-01T10:00:00.000Z',
      overlapEndsAt: '2026-03-02T10:00:00.000Z',
    },
  ]);
});

test('its last day of use and the calls of that day are in the list, newest keys first', async () => {
  const person = await world.person();
  const first = await makeApiKey(world, person, { name: 'Till' });
  clock.advance(1);
  await makeApiKey(world, person, { name: 'Website' });
  expect((await list(person)).map(({ name }: { name: string }) => name)).toEqual(['Website', 'Till']);
  await world.call('v1.suggest', { query: { q: '7PT' }, ...bearer(first.key) });
  const [, till] = await list(person);
  expect(till.lastUsed).toEqual({ day: '2026-03-01', calls: 1 });
});

test.each<[name: string, body: object, field: string]>([
  ['no name', { name: ' ' }, 'name'],
  ['an address with a path', { name: 'Shop', origins: ['https://shop.example.co.za/checkout'] }, 'origins.0'],
  ['without https', { name: 'Shop', origins: ['http://shop.example.co.za'] }, 'origins.0'],
  ['with a password', { name: 'Shop', origins: ['https://a:b@shop.example.co.za'] }, 'origins.0'],
  ['every site', { name: 'Shop', origins: ['https://*.example.co.za'] }, 'origins.0'],
  ['no address', { name: 'Shop', origins: ['*'] }, 'origins.0'],
  [
    'eleven sites',
    { name: 'Shop', origins: Array.from({ length: 11 }, (_, site) => `https://s${site}.example`) },
    'origins',
  ],
])('%s is refused', async (_, body, field) => {
  const answer = await create(await world.person(), body);
  expect([answer.status, Object.keys(answer.body.fields)], answer.raw).toEqual([400, [field]]);
});

test('at most ten, also of eleven that are made at once; a revoked one makes room', async () => {
  const person = await world.person();
  const made = await Promise.all(Array.from({ length: 11 }, () => create(person, { name: 'Shop' })));
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 422]);
  expect(made.find(({ status }) => status === 422)?.body.code).toBe('key_limit_reached');
  const keys = await list(person);
  expect(keys).toHaveLength(10);
  expect(await world.itemsOfType('apiKey')).toEqual(
    expect.arrayContaining(keys.map(({ id }: { id: string }) => expect.objectContaining({ id }))),
  );
  const { token } = person;
  const gone = { token, params: { id: keys[0].id } };
  expect((await world.call('apiKeys.delete', gone)).status).toBe(200);
  expect((await world.call('apiKeys.delete', gone)).status).toBe(404);
  expect((await create(person, { name: 'Shop' })).status).toBe(201);
});

describe('of somebody else', () => {
  test('a key can be neither revoked nor rotated, and is in no list', async () => {
    const { id, key } = await makeApiKey(world, await world.person());
    const other = await world.person();
    const theirs = { token: other.token, params: { id } };
    expect((await world.call('apiKeys.delete', theirs)).status).toBe(404);
    expect((await world.call('apiKeys.rotate', theirs)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await world.call('v1.suggest', { query: { q: '' }, ...bearer(key) })).status).toBe(200);
  });
});

test('two rotations at once leave one secret and the one before it', async () => {
  const { token } = await world.person();
  const { id, key } = await makeApiKey(world, { token });
  const rotate = () => world.call('apiKeys.rotate', { token, params: { id } });
  const rotated = (await Promise.all([rotate(), rotate()])).map(({ body }) => body.key);
  const works = async (given: string) =>
    (await world.call('v1.suggest', { query: { q: '' }, ...bearer(given) })).status === 200;
  expect(await Promise.all(rotated.map(works))).toEqual([true, true]);
  expect(await works(key)).toBe(false);
});

test('admins see keys with their owners and days, and what they change is in the audit', async () => {
  const owner = await world.person({ firstName: 'Palesa' });
  // Newer than all of the other tests.
  clock.advance(60);
  const { id, key } = await makeApiKey(world, owner);
  await world.call('v1.suggest', { query: { q: '7PT' }, ...bearer(key) });
  const { token } = await world.person({ role: 'admin' });
  const all = await world.call('apiKeys.all', { token, query: { page: '1' } });
  const listed = all.body.keys.find((each: { id: string }) => each.id === id);
  expect(listed).toMatchObject({
    owner: { id: owner.id, name: 'Palesa Nkosi' },
    days: [{ day: '2026-03-01', calls: 1 }],
    version: 1,
  });
  const update = (body: object) => world.call('apiKeys.update', { token, params: { id }, body });
  const changed = await update({ dailyCalls: 50_000, version: 1 });
  expect(changed.body).toMatchObject({ dailyCalls: 50_000, disabled: false, version: 2 });
  expect((await update({ disabled: true, version: 1 })).body.code).toBe('changed_meanwhile');
  expect((await update({})).status).toBe(400);
  const audit = await world.call('audit.ofTarget', { token, params: { kind: 'apiKey', id } });
  expect(audit.body.entries).toMatchObject([
    { action: 'apiKeys.update', changes: [{ field: 'dailyCalls', from: 1000, to: 50_000 }] },
  ]);
  // The owner's rotation keeps what the admin set.
  await world.call('apiKeys.rotate', { token: owner.token, params: { id } });
  expect(await list(owner)).toMatchObject([{ dailyCalls: 50_000 }]);
});

test('the back office counts keys, and lists those of earlier months', async () => {
  const changes = await openFeed(world.table, 'projections');
  const { id } = await makeApiKey(world, await world.person());
  expect((await changes.work()).batchItemFailures).toEqual([]);
  const made = (await world.itemsOfType('apiKey')).length;
  // The months of now are listed in any case.
  clock.advance(100 * day);
  const { token } = await world.signIn(await world.person({ role: 'admin' }));
  const { body } = await world.call('apiKeys.all', { token, query: { page: '1' } });
  expect(body.pagination.total).toBe(made);
  expect(body.keys.map((key: { id: string }) => key.id)).toContain(id);
});
