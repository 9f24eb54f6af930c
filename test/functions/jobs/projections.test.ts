import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failWithConflicts, intercept } from '#test/support/dynamoCalls.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let feed: Feed;
beforeAll(async () => {
  world = await newWorld();
  owner = await world.person();
  feed = await openFeed(world.table, 'projections');
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const none = { batchItemFailures: [] };
const plain = (code: string) => code.replace('-', '');
const wordsFor = async (code: string): Promise<string[]> =>
  (await world.itemsOfType('word'))
    .filter((item) => item['code'] === plain(code))
    .map(({ word }) => word)
    .toSorted();
/** The changes of codes: those of their payments are only counted. */
const codeRecords = async () =>
  (await feed.next()).filter(({ dynamodb }) => dynamodb?.NewImage?.['type']?.S === 'zarcode');
const remove = (code: string) => world.call('zarcodes.delete', { token: owner.token, params: { code } });

/** Updates the code as the future edit route will. */
async function rename(code: string, title: string): Promise<void> {
  const item = (await world.itemsOfType('zarcode')).find((one) => one['code'] === plain(code));
  await world.put({ ...item, title, version: item?.['version'] + 1 });
}

describe('the search words of a code', () => {
  test('come from city, suburb and title: unique, folded, at least three letters long', async () => {
    const code = await world.buyCode(owner, { title: 'Oom Koos se Pretoria Café 24', suburb: 'Zoë Park' });
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual(['cafe', 'koos', 'oom', 'park', 'pretoria', 'zoe']);
    const [entry] = (await world.itemsOfType('word')).filter(
      (item) => item['code'] === plain(code) && item['word'] === 'cafe',
    );
    expect(entry).toMatchObject({
      pk: 'WORD#caf',
      sk: `cafe#pretoria#zoepark#${plain(code)}`,
      title: 'Oom Koos se Pretoria Café 24',
    });
    expect(JSON.stringify(entry)).not.toContain(owner.id);
  });

  test('are updated with the code: old words are removed, the others rewritten', async () => {
    const code = await world.buyCode(owner, { title: 'Blue Gate', suburb: '' });
    await feed.work();
    await rename(code, 'Red Gate');
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual(['gate', 'pretoria', 'red']);
    const titles = (await world.itemsOfType('word'))
      .filter((item) => item['code'] === plain(code))
      .map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set(['Red Gate']));
  });

  test('are deleted with the code', async () => {
    const code = await world.buyCode(owner);
    await feed.work();
    await remove(code);
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual([]);
  });

  test('of a code created and deleted in one batch leave nothing behind', async () => {
    const code = await world.buyCode(owner);
    await remove(code);
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual([]);
  });

  test('are at most twelve, however long the title', async () => {
    const title = Array.from({ length: 25 }, (_, index) => `w${index}x`)
      .join(' ')
      .slice(0, 100);
    const code = await world.buyCode(owner, { title, suburb: 'One Two Three Four Five Six Seven Eight' });
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toHaveLength(12);
    await rename(code, 'something else altogether');
    expect(await feed.work()).toEqual(none);
    await remove(code);
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual([]);
  });

  test('can be none, in another script', async () => {
    const code = await world.buyCode(owner, { title: '東京', city: '東京', suburb: '' });
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toEqual([]);
  });
});

describe('a record that is delivered twice', { tags: 'C8' }, () => {
  test('has no second effect', async () => {
    await world.buyCode(owner);
    const records = await feed.next();
    await runJob('projections', records);
    const stored = await world.allItems();
    expect(await runJob('projections', records)).toEqual(none);
    expect(await world.allItems()).toEqual(stored);
  });

  test('does nothing, even if a later one was processed in between', async () => {
    const code = await world.buyCode(owner, { title: 'First Name' });
    const made = await feed.next();
    await rename(code, 'Second Name');
    const renamed = await feed.next();
    await remove(code);
    const deleted = await feed.next();
    for (const records of [made, renamed, deleted]) await runJob('projections', records);
    const stored = await world.allItems();
    for (const records of [made, renamed, deleted, made, [...made, ...renamed]]) {
      expect(await runJob('projections', records)).toEqual(none);
    }
    expect(await world.allItems()).toEqual(stored);
    expect(await wordsFor(code)).toEqual([]);
  });

  test('is remembered for longer than the stream’s retention', async () => {
    await world.buyCode(owner);
    await feed.work();
    const markers = await world.itemsOfType('marker');
    const day = 24 * 3600;
    for (const { expiresAt } of markers) expect(expiresAt).toBeGreaterThan(Date.now() / 1000 + day);
  });
});

describe('a record that fails', { tags: 'C8' }, () => {
  /** Makes every transaction with this code fail. */
  function breakFor(code: string): () => void {
    return intercept(world.table.client, async ({ operation, input }, send) => {
      const isIts = operation === 'TransactWriteItems' && JSON.stringify(input).includes(`#${plain(code)}`);
      if (isIts) throw new Error('not now');
      return send();
    });
  }

  test('is reported, and later records wait, so that the order is preserved', async () => {
    const codes = [await world.buyCode(owner), await world.buyCode(owner), await world.buyCode(owner)];
    const [first, second, third] = codes as [string, string, string];
    const records = await codeRecords();
    const restore = breakFor(second);
    cleanups.push(restore);
    const failure = { batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }] };
    expect(await runJob('projections', records)).toEqual(failure);
    expect(await wordsFor(first)).toContain('pretoria');
    expect(await wordsFor(second)).toEqual([]);
    expect(await wordsFor(third)).toEqual([]);

    restore();
    expect(await runJob('projections', records.slice(1))).toEqual(none);
    for (const code of codes) expect(await wordsFor(code)).toContain('pretoria');
  });

  test('leaves no marker, so that a retry processes it', async () => {
    const code = await world.buyCode(owner);
    const records = await codeRecords();
    const markers = await world.itemsOfType('marker');
    const restore = breakFor(code);
    cleanups.push(restore);
    await runJob('projections', records);
    expect(await world.itemsOfType('marker')).toEqual(markers);
    restore();
    await runJob('projections', records);
    expect(await wordsFor(code)).toContain('pretoria');
  });

  test('because of conflicts is retried', async () => {
    const code = await world.buyCode(owner);
    cleanups.push(failWithConflicts(world.table.client, 3).remove);
    expect(await feed.work()).toEqual(none);
    expect(await wordsFor(code)).toContain('pretoria');
  });

  test('because it is malformed is reported, not ignored', async () => {
    await world.buyCode(owner);
    const records = await codeRecords();
    const broken = structuredClone(records) as DynamoDBRecord[];
    const image = broken[0]?.dynamodb?.NewImage;
    if (image) delete image['title'];
    expect((await runJob('projections', broken)).batchItemFailures).toHaveLength(1);
    expect(await runJob('projections', records)).toEqual(none);
  });
});

test('items that are not codes are ignored', async () => {
  await world.addBundle(owner, 5);
  await world.setSettings({});
  expect(await feed.next()).toEqual([]);
});
