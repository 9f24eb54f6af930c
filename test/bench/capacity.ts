/** The capacity that each route consumes, as the engine reports it, at 1,000 and at 100,000 codes. */
import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { writeCodeCounted } from '#functions/data/counts.ts';
import { writeCreatorWord } from '#functions/data/creatorSearchIndex.ts';
import type { Creator } from '#functions/data/creators.ts';
import { wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { makeCreator } from '#test/support/creators.ts';
import { type Recorder, recordClient } from '#test/support/recorder.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';
import { printRow } from './print.ts';
import { itemsOf, putItems } from './putItems.ts';
import { sampleCode } from './sampleCode.ts';

const sizes = [1_000, 100_000];
const ownCodes = 100;
const manyCodes = 1_000;
/** A thousand in January 2026, like the codes of sampleCode. */
const creatorCodes = 1_000;

function writesOf(zarCode: ZarCode): Write[] {
  return [writeNewZarCode(zarCode), ...wordsOf(zarCode).map((word) => writeWord(word, zarCode))];
}

async function addCodes(
  world: World,
  from: number,
  to: number,
  owner: (number: number) => string,
): Promise<void> {
  for (let start = from; start < to; start += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, to - start) }, (_, index) => start + index);
    await putItems(world, itemsOf(numbers.flatMap((number) => writesOf(sampleCode(number, owner(number))))));
  }
}

async function addCreatorCodes(world: World, { id, userId }: Creator): Promise<void> {
  const codes = Array.from({ length: creatorCodes }, (_, number): ZarCode => {
    const code = sampleCode(number, userId);
    return { ...code, code: `QQQ${code.code.slice(3)}`, isCreatorCode: true, creatorId: id };
  });
  for (const zarCode of codes) {
    const entries = wordsOf(zarCode).map((word) => writeCreatorWord(word, id, zarCode));
    await putItems(world, itemsOf([writeNewZarCode(zarCode), ...entries]));
    await transact(world.deps.table, writeCodeCounted(zarCode));
  }
}

async function measure(
  world: World,
  recorder: Recorder,
  people: { some: Person; many: Person; creatorId: string },
): Promise<void> {
  const { token } = people.some;
  const town = sampleCode(0, '');
  const box = {
    ne_lat: town.latitude + 0.05,
    ne_lng: town.longitude + 0.05,
    sw_lat: town.latitude - 0.05,
    sw_lng: town.longitude - 0.05,
  };
  const scenarios = [
    ['code page', 'read', 0.5, () => world.call('zarcodes.get', { params: { code: town.code } })],
    [
      'search by words',
      'read',
      2,
      () => world.call('search.combined', { query: { q: `spaza ${town.city}` } }),
    ],
    ['search by a code', 'read', 2, () => world.call('search.combined', { query: { q: town.code } })],
    ['my codes (100 of them)', 'read', 4, () => world.call('zarcodes.list', { token })],
    [
      'map fetch of 1,000',
      'read',
      30,
      () => world.call('zarcodes.list', { token: people.many.token, query: { limit: 1000 } }),
    ],
    // Of the month of the page its codes before it are read: here 990, and the months after it are not.
    [
      "a creator's codes, page 100",
      'read',
      30,
      () => world.call('creators.codes', { params: { id: people.creatorId }, query: { page: 100 } }),
    ],
    [
      "a creator's codes, a search",
      'read',
      10,
      () => world.call('creators.codes', { params: { id: people.creatorId }, query: { search: 'spaza' } }),
    ],
    ['user stats', 'read', 1, () => world.call('user.stats', { token })],
    ['payments (40 of them)', 'read', 7, () => world.call('user.payments', { token })],
    [
      'payments with a filter',
      'read',
      22,
      () => world.call('user.payments', { token, query: { status: 'pending' } }),
    ],
    ['bell', 'read', 1, () => world.call('notifications.list', { token })],
    ['in-bounds of a town', 'read', 16, () => world.call('zarcodes.inBounds', { token, query: box })],
    [
      'create with a bundle',
      'write',
      20,
      () =>
        world.call('zarcodes.create', {
          token,
          headers: { 'idempotency-key': crypto.randomUUID() },
          body: { ...pretoria, useBundle: true },
        }),
    ],
  ] as const;
  for (const [name, kind, budget, callRoute] of scenarios) {
    let status = 0;
    const recording = await recorder.during(async () => {
      status = (await callRoute()).status;
    });
    if (status >= 300) throw new Error(`${name} returned ${status}`);
    const session = /^(?:code page|search|a creator)/.test(name) ? 0 : 1;
    const units = kind === 'read' ? recording.readUnits - session : recording.writeUnits;
    printRow(name, units, budget, kind === 'read' ? ' RRU' : ' WRU');
  }
}

const ownPayments = 40;

async function addPayments(world: World, { token }: Person): Promise<void> {
  for (let number = 0; number < ownPayments; number++) {
    const { body } = await world.call('payments.create', { token, body: { zarcode: pretoria } });
    if (number % 8 > 0) continue;
    await world.call('payments.complete', { token, params: { id: body.id }, body: {} });
  }
}

export async function benchCapacity(): Promise<void> {
  const world = await newWorld();
  // Nothing reads the stream here, and each stored stream record slows down the engine's writes.
  await world.table.client.send(
    new UpdateTableCommand({ TableName: world.table.name, StreamSpecification: { StreamEnabled: false } }),
  );
  const creator = await makeCreator(await world.person());
  await addCreatorCodes(world, creator);
  const people = { some: await world.person(), many: await world.person(), creatorId: creator.id };
  await world.put({ pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, maxCodesPerUser: 10_000 });
  await world.addBundle(people.some, 10);
  await addPayments(world, people.some);
  const ownerOf = (number: number) => {
    if (number < manyCodes) return number < ownCodes ? people.some.id : people.many.id;
    return number < manyCodes + ownCodes ? people.many.id : `usr_bench${number % 5_000}`;
  };
  let count = 0;
  for (const size of sizes) {
    await addCodes(world, count, size, ownerOf);
    count = size;
    console.log(
      `\nConsumed capacity at ${size.toLocaleString('en')} codes (the read of the session, 0.5 RRU, left out)`,
    );
    await measure(world, recordClient(world.table.client), people);
  }
}
