/** Search where very many codes share a word, and how its entries get there. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FoundCode, placeWordsOf, wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { transact } from '#functions/data/transact.ts';
import { writeNewZarCode } from '#functions/data/zarcodes.ts';
import { wordsByPlace } from '#scripts/migrate/markedCodes.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { suffixAlphabet } from '#shared/domain/codeRule.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { pinnedPlace } from '#test/support/orders.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { type Item, newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let feed: Feed;

const suffix = (index: number) =>
  [21_952, 784, 28, 1].map((place) => suffixAlphabet[Math.floor(index / place) % 28]).join('');
const found = (number: number, rest: Partial<FoundCode> = {}) => ({
  code: `7JH${suffix(number)}`,
  title: `Corner House ${number}`,
  suburb: 'Berea',
  city: 'Johannesburg',
  province: 'Gauteng',
  latitude: -26.2,
  longitude: 28.04,
  ...rest,
});

const titles = async (q: string) => {
  const { value, readUnits } = await recordCalls(world.table.client, () =>
    world.call('search.combined', { query: { q } }),
  );
  expect(readUnits, q).toBeLessThanOrEqual(2);
  const { results } = value.body;
  return results.filter(({ type }: Item) => type === 'zarcode').map(({ title }: Item) => title);
};

describe('among a thousand codes of a city', { tags: 'C11' }, () => {
  beforeAll(async () => {
    world = await newWorld();
    const crowd = [
      ...Array.from({ length: 1_000 }, (_, number) => found(number)),
      // The same title words elsewhere, sorted before and behind.
      ...['Bloemfontein', 'Rustenburg'].flatMap((city, at) =>
        Array.from({ length: 200 }, (_, number) =>
          found(2_000 + 1_000 * at + number, { city, suburb: 'Central' }),
        ),
      ),
      ...Array.from({ length: 30 }, (_, number) =>
        found(5_000 + number, { suburb: 'Soweto', title: 'Spaza' }),
      ),
      ...Array.from({ length: 30 }, (_, number) =>
        found(6_000 + number, { city: 'Cape Town', suburb: 'Langa', title: 'Spaza' }),
      ),
      found(7_000, { title: 'Zulu House' }),
      found(7_001, { title: 'Mooi Spaza', suburb: 'Yeoville' }),
    ];
    // As the job leaves them: of a place's name 60 of each city.
    const ofPlaces = new Map<string, number>();
    const writes = crowd.flatMap((each) =>
      wordsOf(each).flatMap((word) => {
        const count = ofPlaces.get(`${word} ${each.city}`) ?? 0;
        if (placeWordsOf(each).includes(word)) ofPlaces.set(`${word} ${each.city}`, count + 1);
        return count < 60 ? [writeWord(word, each)] : [];
      }),
    );
    await putItems(world, itemsOf(writes));
  });

  test.each([
    ['zulu johannesburg'],
    ['johannesburg zulu'],
    ['zulu corner johannesburg gauteng', []],
    ['house zulu'],
    ['zul house johannesburg'],
  ])(
    'a rare word beside very common longer ones: %s',
    async (q, expected: readonly string[] = ['Zulu House']) => {
      expect(await titles(q)).toEqual(expected);
    },
  );

  test.each(['corner johannesburg', 'johannesburg corner', 'house johannesburg berea', 'corn johann'])(
    'two common ones: %s',
    async (q) => {
      const all = await titles(q);
      expect(all).toHaveLength(6);
      for (const title of all) expect(title).toMatch(/^Corner House \d+$/);
    },
  );

  test.each(['corner rustenburg', 'rustenburg house', 'house central rustenburg'])(
    'a common one in a city that comes late: %s',
    async (q) => expect(await titles(q)).toHaveLength(6),
  );

  test.each([
    ['spaza soweto', 6],
    ['soweto spa', 6],
    ['spaza cape town', 6],
    ['spaza langa cape town', 6],
    ['spaza yeoville', 1],
    ['spaza bloemfontein', 0],
    ['johannesburg', 6],
    ['joh', 6],
  ])('%s finds %i', async (q, count) => {
    expect(await titles(q)).toHaveLength(count);
  });
});

describe('the entries of a city', () => {
  const clock = testClock('2026-04-01T08:00:00.000Z');
  beforeEach(async () => {
    world = await newWorld({ now: clock.now });
    owner = await world.person();
    feed = await openFeed(world.table, 'projections');
    await world.put({
      pk: 'SETTINGS',
      sk: 'SETTINGS',
      type: 'settings',
      version: 1,
      maxCodesPerUser: 10_000,
    });
  });

  const none = { batchItemFailures: [] };
  const make = async (from: number, to: number) => {
    const codes = Array.from({ length: to - from }, (_, index) => found(from + index));
    const at = clock.now().toISOString();
    const rest = { ownerId: owner.id, isCreatorCode: false, createdAt: at, updatedAt: at, version: 1 };
    for (const code of codes) {
      await transact(world.table, [
        writeNewZarCode({
          ...pinnedPlace,
          ...code,
          ...rest,
          latitude: -26.2,
          longitude: 28.04,
          province: 'Gauteng',
        }),
      ]);
    }
    return codes.map(({ code }) => code);
  };
  const entries = async (word: string) =>
    (await world.itemsOfType('word')).filter((item) => item['word'] === word);
  const codesOf = async (word: string) => (await entries(word)).map(({ code }) => code);
  const rename = async (code: string | undefined, title: string) => {
    const item = (await world.itemsOfType('zarcode')).find((each) => each['code'] === code);
    await world.put({ ...item, title, version: item?.['version'] + 1 });
  };

  test('are 60 by its name and its suburb, all by their titles, each once, also when changes come again', async () => {
    const codes = await make(0, 75);
    const records = await feed.next();
    for (let run = 0; run < 2; run++) expect(await runJob('projections', records)).toEqual(none);
    const inCity = await codesOf('johannesburg');
    expect(inCity).toHaveLength(60);
    expect(await codesOf('berea')).toHaveLength(60);
    expect((await codesOf('corner')).toSorted()).toEqual(codes.toSorted());
    expect(await titles('johannesburg')).toHaveLength(6);

    const outside = codes.find((code) => !inCity.includes(code));
    await rename(inCity[0], 'Blue Gate');
    await rename(outside, 'Green Gate');
    expect(await feed.work()).toEqual(none);
    const after = await entries('johannesburg');
    expect(after.map(({ code }) => code)).toEqual(inCity);
    expect(after.filter(({ title }) => title === 'Blue Gate')).toHaveLength(1);
    expect((await codesOf('gate')).toSorted()).toEqual([inCity[0], outside].toSorted());
    expect(await codesOf('corner')).toHaveLength(73);

    // A place that a deleted code leaves is the next one's.
    await world.call('zarcodes.delete', { token: owner.token, params: { code: String(inCity[1]) } });
    await feed.work();
    clock.advance(10 * minute);
    const [next] = await make(75, 76);
    await feed.work();
    expect(await codesOf('johannesburg')).toHaveLength(60);
    expect(await codesOf('johannesburg')).toContain(next);
  });

  test('of codes that an earlier version made get the new order by a migration, whatever changes meanwhile', async () => {
    const codes = await make(0, 4);
    for (const { wordsByPlace: _, ...earlier } of await world.itemsOfType('zarcode')) {
      await world.put(earlier as Item);
    }
    const records = await feed.next();
    // The earlier version saw no codes of the new kind.
    const ofEarlier = records.filter(({ dynamodb }) => dynamodb?.NewImage?.['wordsByPlace'] === undefined);
    const first = ofEarlier.map((record) => {
      const { OldImage: _, ...dynamodb } = record.dynamodb ?? {};
      return { ...record, dynamodb };
    });
    expect(await runJob('projections', first)).toEqual(none);
    const keys = async () => (await world.itemsOfType('word')).map(({ sk }) => sk);
    expect(await keys()).toContain(`johannesburg#${codes[0]}`);
    expect(await titles('corner johannesburg')).toHaveLength(4);

    await rename(codes[0], 'Blue Gate');
    const migrate = () =>
      runMigrations({
        table: world.table,
        migrations: [wordsByPlace],
        now: clock.now,
        say: () => undefined,
        again: true,
        rate: Number.POSITIVE_INFINITY,
      });
    await migrate();
    await rename(codes[1], 'Green Gate');
    await migrate();
    expect(await feed.work()).toEqual(none);
    const moved = await keys();
    for (const key of moved) expect(key).toMatch(/^\w+#johannesburg#berea#\w{7}$/);
    expect(moved).toHaveLength(4 * 4);
    expect(await titles('gate johannesburg')).toHaveLength(2);
    expect(await titles('corner johannesburg')).toHaveLength(2);
  });
});
