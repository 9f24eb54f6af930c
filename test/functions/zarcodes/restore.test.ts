import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { handler as finishDeletions } from '#functions/jobs/finishDeletions.ts';
import type { Purges } from '#functions/services/purges.ts';
import { restoreMessages } from '#shared/domain/deletedCodes.ts';
import { type TestBucket, testBucket } from '#test/support/bucket.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { processedImage, uploadedImage } from '#test/support/samples.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

// The local bucket checks the form of an upload against the system's time.
const clock = testClock(new Date().toISOString());
let world: World;
let bucket: TestBucket;
let feeds: Record<'projections' | 'sideEffects', Feed>;
let purged: string[];
const purges: Purges = {
  request: async (paths) => {
    purged.push(...paths);
  },
};
beforeAll(async () => {
  world = await newWorld({ now: clock.now, purges });
  bucket = await testBucket();
  feeds = {
    projections: await openFeed(world.table, 'projections'),
    sideEffects: await openFeed(world.table, 'sideEffects'),
  };
});
beforeEach(() => {
  clock.set(new Date().toISOString());
  purged = [];
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const remove = ({ token }: Person, code: string) =>
  world.call('zarcodes.delete', { token, params: { code } });
const restore = (token: string | undefined, code: string) =>
  world.call('zarcodes.restore', { ...(token !== undefined && { token }), params: { code } });
const getCode = (code: string) => world.call('zarcodes.get', { params: { code } });
const compact = (code: string) => code.replace('-', '');

/** The jobs of the stream, and the one that ends deletions. */
async function runJobs(): Promise<void> {
  await finishDeletions();
  for (const feed of [feeds.projections, feeds.sideEffects, feeds.sideEffects]) {
    expect(await feed.work()).toEqual({ batchItemFailures: [] });
  }
}

const transient = new Set(['marker', 'mail', 'rateLimit']);

/** All that is stored of things; versions differ. */
async function stored(): Promise<Item[]> {
  const items = (await world.allItems()).filter(({ type }) => !transient.has(type));
  return items.map(({ version: _, ...item }) => item);
}

test('a restored code is everywhere where it was', { tags: 'C13' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  await world.openEditWindow(owner, code);
  await world.call('zarcodes.update', {
    token: owner.token,
    params: { code },
    body: { ...pretoria, title: 'Mama Joy Supermarket', version: 1 },
  });
  await runJobs();
  const before = await stored();
  const shownBefore = (await getCode(code)).body;

  expect((await remove(owner, code)).status).toBe(200);
  await runJobs();
  expect((await getCode(code)).status).toBe(404);
  expect((await world.call('search.combined', { query: { q: 'supermarket' } })).body.results).toEqual([]);
  purged = [];

  const answer = await restore(owner.token, code.toLowerCase());
  expect(answer, answer.raw).toMatchObject({
    status: 200,
    body: { zarcode: code, title: 'Mama Joy Supermarket', user: { email: owner.email } },
  });
  await runJobs();
  // That there is none was cached.
  expect(purged).toEqual(expect.arrayContaining([`/${code}`, `/zarcodes/${code}`, `/api/zarcodes/${code}`]));
  expect((await getCode(code)).body).toEqual(shownBefore);
  // Codes, owner's list, cells, counts, change request, history, search words, counters of tiles, days and lists.
  expect(await stored()).toEqual(before);
});

describe('for 10 seconds', () => {
  test('to the last millisecond of the server’s clock', { tags: ['C10', 'C13'] }, async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await remove(owner, code);
    clock.advance(10);
    await runJobs();
    expect((await restore(owner.token, code)).status).toBe(200);
  });

  test('and not a millisecond longer, before and after the job that ends it', {
    tags: ['C10', 'C13'],
  }, async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await remove(owner, code);
    clock.advance(10.001);
    const refusal = { status: 422, body: { code: 'restore_closed', message: restoreMessages.tooLate } };
    expect(await restore(owner.token, code)).toMatchObject(refusal);
    expect((await getCode(code)).status).toBe(404);
    await runJobs();
    expect(await restore(owner.token, code)).toMatchObject(refusal);
    // What stays contains nothing about the place or its owner.
    const tombstone = (await world.itemsOfType('tombstone')).find(({ pk }) => pk === `CODE#${compact(code)}`);
    expect(Object.keys(tombstone ?? {}).toSorted()).toEqual(['deletedAt', 'pk', 'sk', 'type', 'version']);
  });

  test('from each deletion', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    for (let round = 0; round < 3; round++) {
      await remove(owner, code);
      clock.advance(9);
      expect((await restore(owner.token, code)).status).toBe(200);
    }
    await runJobs();
    expect((await getCode(code)).status).toBe(200);
    expect((await world.call('user.stats', { token: owner.token })).body).toMatchObject({ totalCodes: 1 });
  });
});

describe('who', { tags: 'C13' }, () => {
  test.each(['user', 'admin', 'super_admin'] as const)(
    'the role %s can’t restore another user’s code',
    async (role) => {
      const [owner, other] = [await world.person(), await world.person({ role })];
      const code = await world.buyCode(owner);
      await remove(owner, code);
      expect(await restore(other.token, code)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await getCode(code)).status).toBe(404);
    },
  );

  test('visitors, disabled and erased people can’t', async () => {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    await remove(owner, code);
    expect((await restore(undefined, code)).status).toBe(401);
    await world.updateUser(owner, { disabled: true });
    expect((await restore(owner.token, code)).status).toBe(401);
    await world.updateUser(owner, { disabled: false });
    await world.endAccount(owner, 'keep');
    expect((await restore(owner.token, code)).status).toBe(401);

    await runErasures();
    clock.advance(hour + 1);
    await runJobs();
    await runErasures();
    expect(JSON.stringify(await world.allItems())).not.toContain(owner.id);
  });

  test('creators restore their creator codes, also into their list', async () => {
    const owner = await world.person();
    const creator = await makeCreator(owner);
    const code = await makeCreatorCode(world, owner);
    const list = () => world.call('creators.codes', { params: { id: creator.id }, query: { limit: 10 } });
    const before = (await list()).body;
    await remove(owner, code);
    expect((await list()).body.zarCodes).toEqual([]);
    expect((await restore(owner.token, code)).status).toBe(200);
    expect((await list()).body).toEqual(before);
  });
});

test('a code that was never deleted, and one that never was', async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  expect(await restore(owner.token, code)).toMatchObject({
    status: 422,
    body: { code: 'not_deleted', message: restoreMessages.notDeleted },
  });
  const other = await world.person();
  expect((await restore(other.token, code)).status).toBe(404);
  expect((await restore(owner.token, '7PT-2222')).status).toBe(404);
});

test('of ten concurrent calls one restores, and the counts are right', { tags: 'C13' }, async () => {
  const owner = await world.person();
  const code = await world.buyCode(owner);
  await remove(owner, code);
  const answers = await Promise.all(Array.from({ length: 10 }, () => restore(owner.token, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 422),
  ]);
  expect((await world.call('user.stats', { token: owner.token })).body).toEqual({
    totalCodes: 1,
    ownCodes: 1,
    thisMonth: 1,
    provinces: 1,
  });
});

test('a change request that is decided while its code is deleted is restored as it was decided', async () => {
  const admin = await world.person({ role: 'admin' });
  for (let round = 0; round < 4; round++) {
    const owner = await world.person();
    const code = await world.buyCode(owner);
    const id = await world.requestChange(owner, code);
    const decide = { token: admin.token, params: { id }, body: { decision: 'approve' } };
    const [decided] = await Promise.all([world.call('changeRequests.decide', decide), remove(owner, code)]);
    expect((await restore(owner.token, code)).status).toBe(200);
    const { body } = await world.call('changeRequests.my', { token: owner.token });
    expect(body.changeRequests).toMatchObject([
      { id, status: decided.status === 200 ? 'approved' : 'pending' },
    ]);
  }
});

test('a crash leaves the code either deleted or restored', { tags: ['C6', 'C13'] }, async () => {
  const owner = await world.person();
  for (const [when, status] of [
    ['before', 200],
    ['after', 422],
  ] as const) {
    const code = await world.buyCode(owner);
    await remove(owner, code);
    const process = crashAtTransaction(world.table.client, when);
    cleanups.push(process.restart);
    expect((await restore(owner.token, code)).status).toBe(500);
    process.restart();
    expect((await restore(owner.token, code)).status).toBe(status);
    expect((await getCode(code)).status).toBe(200);
    await remove(owner, code);
  }
});

describe('photos', { tags: 'C13' }, () => {
  const files = (code: string) => bucket.keys().filter((key) => key.includes(compact(code)));

  test('stay while the deletion can be undone, unseen, and go afterwards', async () => {
    const owner = await world.person();
    const params = await processedImage({ world, person: owner });
    const { code } = params;
    const shown = (await world.call('images.list', { params: { code } })).body;
    expect(shown.images).toHaveLength(1);
    await runJobs();
    const before = files(code);
    await remove(owner, code);
    await runJobs();
    expect(files(code)).toEqual(before);
    expect((await world.call('images.list', { params: { code } })).body.images).toEqual([]);
    await restore(owner.token, code);
    await runJobs();
    expect((await world.call('images.list', { params: { code } })).body).toEqual(shown);

    await remove(owner, code);
    clock.advance(10.001);
    await runJobs();
    await runJobs();
    expect(files(code)).toEqual([]);
    expect((await world.allItems()).filter(({ pk }) => pk === `IMAGES#${compact(code)}`)).toEqual([]);
  });

  test('one that is finished while its code is deleted can be finished after the undo', async () => {
    const owner = await world.person();
    const params = await uploadedImage({ world, person: owner });
    const { code } = params;
    await remove(owner, code);
    const complete = () => world.call('images.complete', { token: owner.token, params });
    expect((await complete()).status).toBe(404);
    await runJobs();
    await restore(owner.token, code);
    expect((await complete()).status).toBe(200);
    await runJobs();
    expect((await world.call('images.list', { params: { code } })).body.images).toHaveLength(1);
  });
});

test('a deletion whose end fails is ended the next time', async () => {
  const owner = await world.person();
  const codes = [await world.buyCode(owner), await world.buyCode(owner)];
  for (const code of codes) await remove(owner, code);
  clock.advance(60);
  const process = crashAtTransaction(world.table.client, 'after');
  cleanups.push(process.restart);
  await finishDeletions();
  process.restart();
  await runJobs();
  const kept = (await world.itemsOfType('tombstone')).filter(({ restorable }) => restorable !== undefined);
  expect(kept).toEqual([]);
});
