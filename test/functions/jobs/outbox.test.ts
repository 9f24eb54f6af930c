/** Many waiting mails: how fast they are sent again, and those that an earlier version wrote. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { outboxOf, writeMail } from '#functions/data/newMail.ts';
import { transact } from '#functions/data/transact.ts';
import { resentPerSecond } from '#functions/domain/mail/sendRates.ts';
import { handler } from '#functions/jobs/resendMail.ts';
import { outboxShards } from '#scripts/migrate/outboxShards.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { hour, testClock } from '#test/support/clock.ts';
import { newWorld, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
let world: World;
let ratePerSecond: number | null;
let sent: string[];
let underWay: number;
let maxAtOnce: number;

const mail = {
  async send({ to }: { to: string }) {
    maxAtOnce = Math.max(maxAtOnce, ++underWay);
    await sleep(20);
    sent.push(to);
    underWay -= 1;
  },
  maxPerSecond: async () => ratePerSecond,
};

beforeEach(async () => {
  world = await newWorld({ now: clock.now, mail });
  [sent, underWay, maxAtOnce, ratePerSecond] = [[], 0, 0, 10_000];
});

async function addWaiting(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => world.deps.newId('mail'));
  for (const [number, id] of ids.entries()) {
    const content = { kind: 'test' as const, email: `person${number}@example.co.za` };
    const createdAt = clock.now().toISOString();
    await transact(world.table, [writeMail({ id, to: 'requester', createdAt, content })]);
  }
  return ids;
}
const waiting = async () =>
  (await world.itemsOfType('mail'))
    .filter(({ sentAt }) => sentAt === undefined)
    .map(({ ownerPk }) => ownerPk);

test('waiting mails are spread over 16 partitions, and one run sends them all, once each, many at once', async () => {
  await addWaiting(500);
  expect(new Set(await waiting()).size).toBe(16);
  clock.advance(2 * hour);
  await Promise.all([handler(), handler()]);
  expect(new Set(sent).size).toBe(500);
  expect(sent).toHaveLength(500);
  expect(await waiting()).toEqual([]);
  // Two runs at the same time.
  expect(maxAtOnce).toBeGreaterThan(10);
  expect(maxAtOnce).toBeLessThanOrEqual(100);
});

test('mailings leave half of the account to the outbox, and more where it has more', () => {
  expect([1, 14, 100, null].map(resentPerSecond)).toEqual([0.5, 7, 93, 7]);
});

test('mails that an earlier version left in one partition are sent after the migration, and a second run changes nothing', async () => {
  const ids = await addWaiting(40);
  for (const item of await world.itemsOfType('mail')) await world.put({ ...item, ownerPk: 'OUTBOX' });
  clock.advance(2 * hour);
  const migrate = async () => {
    const output: string[] = [];
    const options = { now: clock.now, again: true, rate: Number.POSITIVE_INFINITY };
    const say = (line: string) => output.push(line);
    await runMigrations({ table: world.table, migrations: [outboxShards], say, ...options });
    return output.at(-1);
  };
  expect(await migrate()).toBe('  Changed: 40 mail');
  const stored = await world.itemsOfType('mail');
  expect(stored.map(({ ownerPk }) => ownerPk)).toEqual(stored.map(({ id }) => outboxOf(id)));
  expect(await migrate()).toBe('  Changed: nothing');
  await handler();
  expect(sent).toHaveLength(ids.length);
  expect(await waiting()).toEqual([]);
});
