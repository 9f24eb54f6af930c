import { beforeAll, describe, expect, test } from 'vitest';
import { handler as projections } from '#functions/jobs/projections.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { capeTown, newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let owner: Person;
let holder: Person;
let creatorId: string;
const codes: string[] = [];
let creatorCode: string;

beforeAll(async () => {
  world = await newWorld();
  const feed = await openFeed(world.table, 'projections');
  admin = await world.person({ role: 'admin' });
  owner = await world.person();
  holder = await world.person();
  ({ id: creatorId } = await makeCreator(holder));
  creatorCode = await makeCreatorCode(world, holder);
  for (let number = 1; number <= 12; number++) {
    const place = number === 1 ? capeTown : {};
    codes.unshift(await world.buyCode(owner, { ...place, title: `Kiosk ${number}` }));
  }
  const params = { code: codes[0] ?? '' };
  await world.call('adminZarcodes.verify', { token: admin.token, params, body: {} });
  await projections({ Records: await feed.next() });
});

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await world.call('adminZarcodes.list', { token: admin.token, query });
  expect(status).toBe(200);
  return body as {
    zarCodes: { zarcode: string; title: string }[];
    pagination: { page: number; total?: number; older?: string };
  };
};
const codesOf = async (query: Record<string, string>) =>
  (await list(query)).zarCodes.map(({ zarcode }) => zarcode);

test('all codes, newest first, ten a page', async () => {
  const first = await list();
  expect(first.zarCodes.map(({ zarcode }) => zarcode)).toEqual(codes.slice(0, 10));
  expect(first.zarCodes[0]).toMatchObject({ kind: 'user', verified: true, ownerId: owner.id });
  const second = await codesOf({ page: '2', older: first.pagination.older ?? '' });
  expect(second).toEqual([...codes.slice(10), creatorCode]);
});

describe('filters', () => {
  test.each([
    ['province', { province: 'Western Cape' }, () => codes.slice(-1)],
    ['kind', { kind: 'creator' }, () => [creatorCode]],
    ['verified', { verified: 'true' }, () => codes.slice(0, 1)],
    ['not verified, and a kind', { verified: 'false', kind: 'creator' }, () => [creatorCode]],
    ['days', { from: '2001-01-01', to: '2001-12-31' }, () => []],
  ])('by %s', async (_, query, expected) => {
    expect(await codesOf(query)).toEqual(expected());
  });

  test('by the owner and the creator, as an id and as an email address', async () => {
    for (const value of [owner.id, owner.email.toUpperCase()]) {
      const { zarCodes, pagination } = await list({ owner: value, page: '2' });
      expect(zarCodes.map(({ zarcode }) => zarcode)).toEqual(codes.slice(10));
      expect(pagination).toMatchObject({ page: 2, total: 12 });
    }
    expect(await codesOf({ owner: owner.id, verified: 'true' })).toEqual(codes.slice(0, 1));
    for (const creator of [creatorId, holder.id, holder.email]) {
      expect(await codesOf({ creator })).toEqual([creatorCode]);
    }
    expect(await codesOf({ owner: holder.id })).toEqual([creatorCode]);
    expect(await codesOf({ owner: holder.id, kind: 'user' })).toEqual([]);
    expect(await codesOf({ owner: 'nobody@example.co.za' })).toEqual([]);
  });

  test('by both of them, where only what is of both is listed', async () => {
    expect(await codesOf({ owner: owner.id, creator: creatorId })).toEqual([]);
    expect(await codesOf({ owner: holder.id, creator: creatorId })).toEqual([creatorCode]);
  });
});

describe('search', () => {
  test('finds a code in any spelling, and codes by words', async () => {
    const [code = ''] = codes;
    expect(await codesOf({ search: code.toLowerCase() })).toEqual([code]);
    expect(await codesOf({ search: 'kiosk cape' })).toEqual(codes.slice(-1));
    const { pagination } = await list({ search: 'kiosk' });
    expect(pagination).toMatchObject({ total: 12, totalPages: 2 });
  });

  test('with filters', async () => {
    expect(await codesOf({ search: 'kiosk', verified: 'true' })).toEqual(codes.slice(0, 1));
    expect(await codesOf({ search: 'kiosk', province: 'Western Cape' })).toEqual(codes.slice(-1));
    expect(await codesOf({ search: 'kiosk', owner: holder.id })).toEqual([]);
  });
});
