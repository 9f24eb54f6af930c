/** The capacity that each route consumes, as the engine reports it, at several numbers of codes of one table. */
import { writeCodeCounted } from '#functions/data/counts.ts';
import { writeCreatorWord } from '#functions/data/creatorSearchIndex.ts';
import type { Creator } from '#functions/data/creators.ts';
import { amountsOfTiles } from '#functions/data/mapTiles.ts';
import { maxOfPlace, placeWordsOf, wordsOf, writeWord } from '#functions/data/searchIndex.ts';
import { addAmounts, type Sums } from '#functions/data/sums.ts';
import { transact, type Write } from '#functions/data/transact.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { makeCreator } from '#test/support/creators.ts';
import { type Recorder, recordClient, roundsText } from '#test/support/recorder.ts';
import { type Item, type Person, pretoria, type World } from '#test/support/world.ts';
import { inBulkWorld, type PutMany } from './bulkWorld.ts';
import { printHeading, printRow } from './print.ts';
import { itemsOf, putItems } from './putItems.ts';
import { sampleCode } from './sampleCode.ts';

const ownCodes = 100;
const manyCodes = 1_000;
/** A thousand in January 2026, like the codes of sampleCode. */
const creatorCodes = 1_000;

/** Every second code is in one city. */
const city = 'Johannesburg';
function inCity(zarCode: ZarCode, number: number): ZarCode {
  const isThere = number >= manyCodes && number % 2 === 0;
  return isThere ? { ...zarCode, city, province: 'Gauteng' } : zarCode;
}

/** How many entries each word of a place has in each city. */
const ofPlaces = new Map<string, number>();

/** With the entries that the job `projections` writes: of the name of a place some of each city. */
function writesOf(zarCode: ZarCode): Write[] {
  const placeWords = placeWordsOf(zarCode);
  const words = wordsOf(zarCode).filter((word) => {
    if (!placeWords.includes(word)) return true;
    const name = `${word} ${zarCode.city}`;
    ofPlaces.set(name, (ofPlaces.get(name) ?? 0) + 1);
    return (ofPlaces.get(name) ?? 0) <= maxOfPlace;
  });
  return [writeNewZarCode(zarCode), ...words.map((word) => writeWord(word, zarCode))];
}

/** The counters per map tile: what the job adds code by code is added up here. */
const tiles: Sums = new Map();
const changedTiles = new Set<string>();

function countInTiles(zarCode: ZarCode): void {
  const codeClass = { isCreatorCode: zarCode.isCreatorCode, verified: false };
  const amounts = amountsOfTiles(null, { ...zarCode, codeClass });
  addAmounts(tiles, amounts);
  for (const { pk, sk } of amounts) changedTiles.add(`${pk} ${sk}`);
}

function takeChangedTiles(): Item[] {
  const changed = [...tiles].filter(([key]) => changedTiles.has(key));
  changedTiles.clear();
  return changed.map(([, { amounts, ...item }]) => ({ ...item, version: 1, ...Object.fromEntries(amounts) }));
}

async function addCodes(
  put: PutMany,
  from: number,
  to: number,
  owner: (number: number) => string,
): Promise<void> {
  for (let start = from; start < to; start += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, to - start) }, (_, index) => start + index);
    const codes = numbers.map((number) => inCity(sampleCode(number, owner(number)), number));
    await put(itemsOf(codes.flatMap(writesOf)));
    for (const code of codes) countInTiles(code);
  }
  await put(takeChangedTiles());
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

/** From a few streets to the country. */
const zooms = [0.004, 0.02, 0.1, 0.5, 3, 16];

const boxAround = ({ latitude, longitude }: ZarCode, degrees: number) => ({
  ne_lat: latitude + degrees / 2,
  ne_lng: longitude + degrees / 2,
  sw_lat: latitude - degrees / 2,
  sw_lng: longitude - degrees / 2,
});

async function measure(
  world: World,
  recorder: Recorder,
  people: { some: Person; many: Person; creatorId: string },
): Promise<void> {
  const { token } = people.some;
  const town = sampleCode(0, '');
  const typo = `${town.code.slice(0, -1)}Y`;
  const search = (q: string) => () => world.call('search.combined', { query: { q } });
  const scenarios = [
    ['code page', 'read', 0.5, () => world.call('zarcodes.get', { params: { code: town.code } })],
    // At most 28 codes that one mistake explains, half a unit each.
    [
      'code page, one wrong character',
      'read',
      15,
      () => world.call('zarcodes.get', { params: { code: typo } }),
    ],
    ['search, a common word', 'read', 2, search('spaza')],
    ['search, the beginning of one', 'read', 2, search('spa')],
    ['search, a city', 'read', 2, search(city)],
    ['search, a rare word', 'read', 2, search('777')],
    ['search, two common words', 'read', 2, search(`spaza ${city}`)],
    ['search, a rare and a common word', 'read', 2, search(`777 ${city}`)],
    ['search, three common words', 'read', 2, search(`guest house ${city}`)],
    ['search, two words that nobody has', 'read', 2, search(`xylofoon ${city}`)],
    ['search by a code', 'read', 2, search(town.code)],
    ['my codes (100 of them)', 'read', 1, () => world.call('zarcodes.list', { token })],
    [
      'map fetch of 1,000',
      'read',
      30,
      () => world.call('zarcodes.list', { token: people.many.token, query: { limit: 1000 } }),
    ],
    // The month of the page is read from its nearer end.
    [
      "a creator's codes, page 100",
      'read',
      2,
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
      10,
      () => world.call('user.payments', { token, query: { status: 'pending' } }),
    ],
    ['bell', 'read', 1, () => world.call('notifications.list', { token })],
    ...zooms.map(
      (degrees) =>
        [
          // The tiles, and the codes at the edge.
          `in-bounds, ${degrees} degrees wide`,
          'read',
          32,
          () => world.call('zarcodes.inBounds', { token, query: boxAround(town, degrees) }),
        ] as const,
    ),
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
    if (status >= 300 && status !== 404) throw new Error(`${name} returned ${status}`);
    const session = /^(?:code page|search|a creator)/.test(name) ? 0 : 1;
    const units = kind === 'read' ? recording.readUnits - session : recording.writeUnits;
    printRow(name, units, budget, kind === 'read' ? ' RRU' : ' WRU', roundsText(recording));
  }
}

/** What issuing codes keeps. */
const countsOf = ({ id }: Person, total: number): Item => ({
  pk: `COUNTS#${id}`,
  sk: 'COUNTS',
  type: 'counts',
  version: 1,
  total,
  'month:2026-01': total,
});

const ownPayments = 40;

async function addPayments(world: World, { token }: Person): Promise<void> {
  for (let number = 0; number < ownPayments; number++) {
    const { body } = await world.call('payments.create', { token, body: { zarcode: pretoria } });
    if (number % 8 > 0) continue;
    await world.call('payments.complete', { token, params: { id: body.id }, body: {} });
  }
}

export const benchCapacity = (sizes: readonly number[]): Promise<void> =>
  inBulkWorld((world, put) => benchIn(world, put, sizes));

async function benchIn(world: World, put: PutMany, sizes: readonly number[]): Promise<void> {
  const creator = await makeCreator(await world.person());
  await addCreatorCodes(world, creator);
  const people = { some: await world.person(), many: await world.person(), creatorId: creator.id };
  await world.put({ pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, maxCodesPerUser: 10_000 });
  await put([countsOf(people.some, ownCodes), countsOf(people.many, manyCodes)]);
  await world.addBundle(people.some, 10);
  await addPayments(world, people.some);
  const ownerOf = (number: number) => {
    if (number < manyCodes) return number < ownCodes ? people.some.id : people.many.id;
    return number < manyCodes + ownCodes ? people.many.id : `usr_bench${number % 5_000}`;
  };
  let count = 0;
  for (const size of sizes) {
    const started = performance.now();
    await addCodes(put, count, size, ownerOf);
    console.log(`\nLoaded ${size - count} codes in ${Math.round((performance.now() - started) / 1000)} s`);
    count = size;
    printHeading(
      `Consumed capacity at ${size.toLocaleString('en')} codes (the read of the session, 0.5 RRU, left out)`,
    );
    await measure(world, recordClient(world.table.client, { latencyMs: 20 }), people);
  }
}
