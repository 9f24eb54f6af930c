/** What becomes of what visitors said: with a deletion, an erasure and an export, and in the jobs that follow changes. */
import { beforeEach, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { deleteForGood } from '#test/support/deletedCodes.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { reportVisit, suggestGate, visitorOf } from '#test/support/visits.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let code: string;
let purged: string[];
beforeEach(async () => {
  world = await newWorld();
  purged = [];
  provideDependencies({ purges: { request: async (paths) => void purged.push(...paths) } });
  owner = await world.person();
  code = await world.buyCode(owner);
});

const stored = async () => (await world.allItems()).filter(({ pk }) => String(pk).startsWith('VISITS#'));
async function found(count: number) {
  for (let number = 11; number < 11 + count; number += 1) await reportVisit(world, code, visitorOf(number));
}

test('nothing that was said of a deleted code stays, nor its suggestion', async () => {
  const feed = await openFeed(world.table, 'sideEffects');
  await feed.next();
  await suggestGate(world, code);
  expect(await stored()).not.toEqual([]);
  await deleteForGood(world, owner, code);
  expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(await stored()).toEqual([]);
});

test.each(['release', 'keep'] as const)('nothing stays with the account of its owner (%s)', async (codes) => {
  await found(3);
  await suggestGate(world, code);
  await world.endAccount(owner, codes);
  await runErasures();
  expect(await stored()).toEqual([]);
  const { status, body } = await world.call('zarcodes.get', { params: { code } });
  expect(status).toBe(codes === 'keep' ? 200 : 404);
  if (codes === 'release') return;
  expect(body.confirmed).toMatchObject({ visitors: 3 });
  // Nobody is left who could answer.
  for (let number = 21; number < 24; number += 1) await reportVisit(world, code, visitorOf(number));
  await expect(suggestGate(world, code, 30)).rejects.toThrow('Nothing is suggested');
  expect((await stored()).length).toBeGreaterThan(0);
});

test('the owner exports how many said what, and the suggestion, without who', async () => {
  await found(3);
  const id = await suggestGate(world, code);
  const { body } = await world.call('user.export', { token: owner.token });
  const [exported] = body.zarCodes;
  expect(exported).toMatchObject({
    confirmed: { visitors: 3 },
    visits: { found: 3, wrongPlace: 0, gateHere: 3, suggestion: { id } },
  });
  const hashes = (await stored()).flatMap(({ device }) => (device === undefined ? [] : [device]));
  expect(hashes).toHaveLength(3);
  for (const hash of hashes) expect(JSON.stringify(body)).not.toContain(hash);
});

test('a higher number of visitors neither purges the page nor writes the search again', async () => {
  const feeds = [await openFeed(world.table, 'projections'), await openFeed(world.table, 'sideEffects')];
  for (const feed of feeds) expect(await feed.work()).toEqual({ batchItemFailures: [] });
  purged = [];
  const before = (await world.allItems()).filter(({ pk }) => /^(?:WORD|STATS|TILES|MARK)/.test(pk));
  await found(4);
  for (const feed of feeds) expect(await feed.work()).toEqual({ batchItemFailures: [] });
  expect(purged).toEqual([]);
  expect((await world.allItems()).filter(({ pk }) => /^(?:WORD|STATS|TILES|MARK)/.test(pk))).toEqual(before);
});
