import { afterEach, beforeAll, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { crashAtTransaction, failWithConflicts } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let ownBytes: World['deps']['randomBytes'];
beforeAll(async () => {
  world = await newWorld();
  ownBytes = world.deps.randomBytes;
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  provideDependencies({ randomBytes: ownBytes });
});

const remove = ({ token }: Person, code: string) =>
  world.call('zarcodes.delete', { token, params: { code } });
const getCode = (code: string) => world.call('zarcodes.get', { params: { code } });
const statsOf = async ({ token }: Person) => (await world.call('user.stats', { token })).body;
const notFound = { status: 404, body: { message: 'ZarCode not found', code: 'not_found' } };

test('deletes the code from the code page, the lists and the counts', { tags: 'C9' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  expect(await remove(owner, code.toLowerCase())).toMatchObject({ status: 200, body: { zarcode: code } });
  expect(await getCode(code)).toMatchObject(notFound);
  expect((await world.call('zarcodes.list', { token: owner.token })).body).toMatchObject({
    zarCodes: [],
    pagination: { total: 0, totalPages: 0 },
  });
  expect((await world.call('zarcodes.recent', { token: owner.token })).body.zarCodes).toEqual([]);
  expect(await statsOf(owner)).toEqual({ totalCodes: 0, ownCodes: 0, thisMonth: 0, provinces: 0 });
});

test('deleting twice gives 404 and changes the counts once', { tags: 'C9' }, async () => {
  const owner = await world.person();
  const [code] = [await world.buyCode(owner), await world.buyCode(owner)];
  expect((await remove(owner, code)).status).toBe(200);
  const stored = await world.allItems();
  expect(await remove(owner, code)).toMatchObject(notFound);
  expect(await world.allItems()).toEqual(stored);
  expect(await statsOf(owner)).toEqual({ totalCodes: 1, ownCodes: 1, thisMonth: 1, provinces: 1 });
});

test('of ten concurrent calls one succeeds', { tags: 'C9' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(owner, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 404),
  ]);
  expect(await statsOf(owner)).toEqual({ totalCodes: 0, ownCodes: 0, thisMonth: 0, provinces: 0 });
});

test.each(['user', 'admin', 'super_admin'] as const)(
  'the role %s can’t delete another user’s code',
  async (role) => {
    const [owner, other] = [await world.person(), await world.person({ role })];
    const code = await world.buyCode(owner);
    const stored = await world.allItems();
    expect(await remove(other, code)).toMatchObject(notFound);
    expect(await world.allItems()).toEqual(stored);
    expect((await getCode(code)).status).toBe(200);
  },
);

test('a look-alike of an own code is not deleted', async () => {
  const owner = await world.person();
  provideDependencies({ randomBytes: (count) => new Uint8Array(count).fill(10) });
  const code = await world.buyCode(owner); // 7PT-DDD5
  const alike = code.replace(/5$/, 'S');
  expect((await getCode(alike)).body.zarcode).toBe(code);
  expect(await remove(owner, alike)).toMatchObject(notFound);
  expect((await getCode(code)).status).toBe(200);
});

test('a deleted code is never issued again: its tombstone forces a redraw', { tags: 'C9' }, async () => {
  const owner = await world.person();
  // 7PT-KKKM twice, then four others, which are looked up in one read.
  const drawn = [15, 15, 18, 20, 21, 22].values();
  provideDependencies({ randomBytes: (count) => new Uint8Array(count).fill(drawn.next().value ?? 0) });
  const code = await world.buyCode(owner, pretoria);
  await remove(owner, code);
  const next = await world.buyCode(owner, pretoria);
  expect([code, next]).toEqual(['7PT-KKKM', '7PT-PPPD']);
  expect(await getCode(code)).toMatchObject(notFound);
});

test('a crash leaves the code either unchanged or deleted, and a retry shows which', {
  tags: 'C6',
}, async () => {
  const owner = await world.person();
  for (const [when, status] of [
    ['before', 200],
    ['after', 404],
  ] as const) {
    const code = await world.buyCode(owner);
    const process = crashAtTransaction(world.table.client, when);
    cleanups.push(process.restart);
    expect((await remove(owner, code)).status).toBe(500);
    process.restart();
    expect((await remove(owner, code)).status).toBe(status);
    expect(await statsOf(owner)).toMatchObject({ totalCodes: 0 });
  }
});

test('conflicts are retried', { tags: 'C3' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  cleanups.push(failWithConflicts(world.table.client, 3).remove);
  expect((await remove(owner, code)).status).toBe(200);
  expect(await statsOf(owner)).toMatchObject({ totalCodes: 0 });
});

test('a code that is edited at the same moment is deleted all the same', async () => {
  const admin = await world.person({ role: 'admin' });
  const owner = await world.person();
  for (let round = 0; round < 5; round++) {
    const code = await world.buyCode(owner);
    const body = { ...pretoria, title: 'Edited meanwhile', version: 1 };
    const edit = world.call('zarcodes.update', { token: admin.token, params: { code }, body });
    const [removed] = await Promise.all([remove(owner, code), edit]);
    expect(removed).toMatchObject({ status: 200, body: { zarcode: code } });
    expect(await getCode(code)).toMatchObject(notFound);
  }
  expect(await statsOf(owner)).toMatchObject({ totalCodes: 0, provinces: 0 });
});
