import { beforeAll, expect, test } from 'vitest';
import { countChanges } from '#functions/data/countChanges.ts';
import { issueKinds } from '#shared/domain/issueKinds.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { testClock } from '#test/support/clock.ts';
import { recordClient } from '#test/support/recorder.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

/** Already the first of May in Johannesburg. */
const now = '2026-04-30T22:00:00.000Z';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ now: testClock(now).now });
  admin = await world.person({ role: 'admin' });
});

const daily = (query: Record<string, string> = {}) =>
  world.call('stats.daily', { token: admin.token, query });
const datesOf = ({ body }: Awaited<ReturnType<typeof daily>>): string[] =>
  body.days.map(({ date }: { date: string }) => date);

test.each([
  ['7', 7, '2026-04-25'],
  ['30', 30, '2026-04-02'],
  [undefined, 30, '2026-04-02'],
  ['90', 90, '2026-02-01'],
])('%s days are %i, oldest first and today last', async (days, count, first) => {
  const dates = datesOf(await daily(days === undefined ? {} : { days }));
  expect(dates).toHaveLength(count);
  expect(dates).toEqual(dates.toSorted());
  expect([dates[0], dates.at(-1)]).toEqual([first, '2026-05-01']);
});

test.each(['6', '91', '0', '-7', '7.5', 'all', ''])('days=%s is refused', { tags: 'I13' }, async (days) => {
  expect(await daily({ days })).toMatchObject({
    status: 400,
    body: { fields: { days: 'Please give a whole number from 7 to 90.' } },
  });
});

test('each day has its own figures, and one without anything zeros', { tags: 'C10' }, async () => {
  const feed = await openFeed(world.table, 'projections');
  await world.buyCode(await world.person());
  await feed.work();
  const { body } = await daily({ days: '7' });
  const zeros = { registrations: 0, codes: { total: 0 }, orders: 0, paidOrders: 0, revenue: '0.00' };
  expect(body.days[5]).toMatchObject({ date: '2026-04-30', ...zeros });
  expect(body.days[6]).toMatchObject({
    date: '2026-05-01',
    registrations: 2,
    codes: { total: 1, paid: 1, bundle: 0, creator: 0, admin: 0 },
    orders: 1,
    paidOrders: 1,
    revenue: '19.00',
    fees: '0.00',
    net: '19.00',
  });
});

/** A day on which there was some of everything, in large numbers. */
function busyDay(date: string) {
  const createdAt = `${date}T10:00:00.000Z`;
  const money = { amountCents: 98_765_432_100, feeCents: 1_234_567_800, completedAt: createdAt };
  return [
    { type: 'user', createdAt },
    ...issueKinds.map((kind) => ({ type: 'zarcode', createdAt, kind, isCreatorCode: false })),
    { type: 'payment', createdAt, status: 'complete', ...money },
    { type: 'repayment', createdAt, status: 'done', refundedCents: 123_456_700, refundedAt: createdAt },
    { type: 'mail', createdAt, unsentReason: 'bounce' },
  ];
}

test('30 days of anything take two read units, and so do the figures of all', async () => {
  const dates = daysBefore('2026-05-02', 90);
  const changes = dates.flatMap((date) =>
    busyDay(date).map((after, index) => ({ eventId: `${date} ${index}`, before: null, after })),
  );
  await countChanges(world.deps.table, changes, 0);
  const recorder = recordClient(world.table.client);
  const session = 1;
  const unitsOf = async (call: () => Promise<{ status: number }>) => {
    const { readUnits } = await recorder.during(async () => expect((await call()).status).toBe(200));
    return readUnits - session;
  };
  expect(await unitsOf(() => daily())).toBeLessThanOrEqual(2);
  expect(await unitsOf(() => daily({ days: '90' }))).toBeLessThanOrEqual(6);
  const get = () => world.call('stats.get', { token: admin.token });
  expect(await unitsOf(get)).toBeLessThanOrEqual(2);
});
