import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handler as resume } from '#functions/jobs/resumeErasures.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { testBucket } from '#test/support/bucket.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { crashAtWrite } from '#test/support/dynamoCalls.ts';
import { type FullPerson, fullPerson } from '#test/support/fullPerson.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

// The local bucket checks the form of an upload against the system's time.
const clock = testClock(new Date().toISOString());
let world: World;
let inbox: Inbox;
let feeds: Record<'erasures' | 'sideEffects' | 'projections', Feed>;
beforeEach(async () => {
  clock.set(new Date().toISOString());
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  feeds = {
    erasures: await openFeed(world.table, 'erasures'),
    sideEffects: await openFeed(world.table, 'sideEffects'),
    projections: await openFeed(world.table, 'projections'),
  };
});
const cleanups: (() => void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  await inbox.stop();
});

async function workAll(): Promise<void> {
  for (const feed of Object.values(feeds)) expect(await feed.work()).toEqual({ batchItemFailures: [] });
}

const erase = async ({ token, password }: FullPerson, codes: 'release' | 'keep') => {
  const answer = await world.call('user.erase', { token, body: { password, codes } });
  expect(answer.status, answer.raw).toBe(200);
};

/** Everything after the transaction: both passes, and what follows from them by the stream. */
async function finish(): Promise<void> {
  await workAll();
  clock.advance(hour + 1);
  await resume();
  await workAll();
}

/** The items in which one of these strings is found anywhere, keys included. */
async function found(strings: readonly string[]) {
  const hits = (await world.allItems()).filter((item) => {
    const text = JSON.stringify(item);
    return strings.some((string) => text.includes(string));
  });
  return hits.map(({ pk, sk }) => `${pk} ${sk}`);
}

const filesOf = async (codes: readonly string[]) =>
  (await testBucket()).keys().filter((key) => codes.some((code) => key.includes(code)));

const ledger = async () => checkLedger(await entriesOf(readTable(world.table.client, world.table.name)));

async function expectErased(person: FullPerson, codes: 'release' | 'keep'): Promise<void> {
  expect(await found(person.traces)).toEqual([]);
  expect(await filesOf(person.codes)).toEqual([]);
  const left = await found(person.places);
  if (codes === 'release') expect(left).toEqual([]);
  else expect(left.filter((key) => !/^(CODE|WORD)#/.test(key))).toEqual([]);
  const kept = (await world.itemsOfType('zarcode')).filter(({ code }) => person.codes.includes(code));
  expect(kept).toHaveLength(codes === 'keep' ? person.codes.length : 0);
  for (const code of kept) expect([code['ownerId'], code['ownerPk']]).toEqual(['usr_erased', undefined]);
  for (const type of ['erasure', 'images', 'upload', 'bundle', 'counts', 'message', 'idempotency']) {
    expect(await world.itemsOfType(type), type).toEqual([]);
  }
  expect((await ledger()).problems).toEqual([]);
}

describe.each(['release', 'keep'] as const)('with codes to %s', (codes) => {
  test('nothing that names the person is left in the table or the bucket', async () => {
    const person = await fullPerson(world);
    await workAll();
    // The strings are found before, so that finding none afterwards means something.
    for (const trace of [...person.traces, ...person.places]) {
      expect(await found([trace]), trace).not.toEqual([]);
    }
    expect(await filesOf(person.codes)).not.toEqual([]);
    const payments = await world.itemsOfType('payment');
    const { salesCents } = await ledger();
    await erase(person, codes);
    await finish();
    await expectErased(person, codes);

    // What tax law wants is still there.
    expect((await ledger()).salesCents).toBe(salesCents);
    expect(
      (await world.itemsOfType('payment')).map(({ id, amountCents, createdAt, status }) => ({
        id,
        amountCents,
        createdAt,
        status,
      })),
    ).toEqual(
      payments.map(({ id, amountCents, createdAt, status }) => ({ id, amountCents, createdAt, status })),
    );
  });
});
