/** What a page of codes may cost, however rare what it looks for is, and however far apart the codes are. */
import { beforeAll, expect, test } from 'vitest';
import { addMonth } from '#functions/data/months.ts';
import { writeNewZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { itemsOf, putItems } from '#test/bench/putItems.ts';
import { sampleCode } from '#test/bench/sampleCode.ts';
import { type Recorder, recordClient } from '#test/support/recorder.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

/** docs/product/back-office.md#admin-layout. */
const maxUnits = 10;
/** The consistent read of the session. */
const session = 1;

let world: World;
let admin: Person;
let recorder: Recorder;
let codes: ZarCode[];

const hourMs = 3_600_000;
/** An hour apart at first, then a week, so that the last months have a few each. */
const ageOf = (number: number) => (number < 400 ? number : 400 + (number - 400) * 24 * 7) * hourMs;

beforeAll(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
  recorder = recordClient(world.table.client);
  codes = Array.from({ length: 440 }, (_, number): ZarCode => {
    const createdAt = new Date(Date.now() - ageOf(number)).toISOString();
    return {
      ...sampleCode(number, `usr_${number}`),
      createdAt,
      updatedAt: createdAt,
      province: number % 9 === 0 ? 'Limpopo' : 'Gauteng',
      ...(number >= 380 && { verified: true }),
    };
  });
  await putItems(world, itemsOf(codes.map(writeNewZarCode)));
  for (const month of new Set(codes.map(({ createdAt }) => createdAt.slice(0, 'yyyy-mm'.length)))) {
    await addMonth(world.table, 'CODES', month);
  }
});

/** The codes of all pages, and the read units of the dearest one. */
async function readAll(query: Record<string, string>): Promise<{ found: string[]; units: number }> {
  const found: string[] = [];
  let units = 0;
  let older: string | undefined;
  for (let page = 1; page === 1 || older !== undefined; page++) {
    const recording = await recorder.during(async () => {
      const cursor = older === undefined ? {} : { page: String(page), older };
      const { body } = await world.call('adminZarcodes.list', {
        token: admin.token,
        query: { ...query, ...cursor },
      });
      found.push(...body.zarCodes.map(({ zarcode }: { zarcode: string }) => zarcode.replace('-', '')));
      older = body.pagination.older;
    });
    units = Math.max(units, recording.readUnits - session);
  }
  return { found, units };
}

test.each<[string, Record<string, string>, (code: ZarCode) => boolean]>([
  ['that most have', { province: 'Gauteng' }, ({ province }) => province === 'Gauteng'],
  ['that one in nine has', { province: 'Limpopo' }, ({ province }) => province === 'Limpopo'],
  ['that only old ones have', { verified: 'true' }, ({ verified }) => verified === true],
  ['that none has', { province: 'Free State' }, () => false],
])('pages of what %s are at most ten read units each, and together all of it', async (_, query, isWanted) => {
  const { found, units } = await readAll(query);
  expect(found).toEqual(codes.filter(isWanted).map(({ code }) => code));
  expect(units).toBeLessThanOrEqual(maxUnits);
});

test('months that have one code each, or none any more, are read a few at a time', async () => {
  world = await newWorld();
  admin = await world.person({ role: 'admin' });
  recorder = recordClient(world.table.client);
  const monthsAgo = (months: number) => new Date(Date.UTC(2026, 6 - months, 15)).toISOString();
  // In each year eight months have a code, and four have lost theirs.
  const times = Array.from({ length: 60 }, (_, months) => monthsAgo(months));
  const scattered = times
    .filter((_, months) => months % 12 < 8)
    .map(
      (createdAt, number): ZarCode => ({ ...sampleCode(number, 'usr_1'), createdAt, updatedAt: createdAt }),
    );
  await putItems(world, itemsOf(scattered.map(writeNewZarCode)));
  for (const at of times) await addMonth(world.table, 'CODES', at.slice(0, 'yyyy-mm'.length));
  const { found, units } = await readAll({});
  expect(found).toEqual(scattered.map(({ code }) => code));
  expect(units).toBeLessThanOrEqual(maxUnits);
});
