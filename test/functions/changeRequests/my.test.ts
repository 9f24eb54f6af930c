import { beforeAll, expect, test } from 'vitest';
import { day, testClock } from '#test/support/clock.ts';
import { recordCalls } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-10T08:00:00.000Z');
let world: World;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});

const cards = async ({ token }: Person) =>
  (await world.call('changeRequests.my', { token })).body.changeRequests;

async function requestChange(owner: Person, reason: string): Promise<string> {
  const code = await world.buyCode(owner);
  const { token } = owner;
  const response = await world.call('zarcodes.requestChange', { token, params: { code }, body: { reason } });
  expect(response.status, response.raw).toBe(201);
  return code;
}

/** Writes an admin's decision to the table. */
async function settle(code: string, fields: object): Promise<void> {
  const [request] = (await world.itemsOfType('changeRequest')).filter(
    ({ sk }) => sk === code.replace('-', ''),
  );
  await world.put({ ...request, ...fields });
}

test('the list is empty before the first request', async () => {
  expect(await cards(await world.person())).toEqual([]);
});

test('lists the caller’s requests only, newest first', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  await requestChange(other, 'Not yours');
  for (const reason of ['First', 'Second', 'Third']) {
    await requestChange(owner, reason);
    clock.advance(1);
  }
  expect((await cards(owner)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Third',
    'Second',
    'First',
  ]);
});

test('lists approved ones for 24 hours, rejected ones for 14 days, pending ones until decided', async () => {
  let owner = await world.person();
  const [approved, rejected] = [await requestChange(owner, 'A'), await requestChange(owner, 'R')];
  const at = clock.now().toISOString();
  await settle(approved, { status: 'approved', approvedAt: at });
  await settle(rejected, { status: 'rejected', rejectedAt: at });
  await requestChange(owner, 'P');
  const states = async () => {
    owner = await world.signIn(owner);
    return (await cards(owner)).map(({ status }: { status: string }) => status).toSorted();
  };
  expect(await states()).toEqual(['approved', 'pending', 'rejected']);
  expect((await cards(owner)).find(({ status }: { status: string }) => status === 'approved')).toEqual({
    id: expect.any(String),
    zarcode: approved,
    status: 'approved',
    reason: 'A',
    createdAt: expect.any(String),
    approvedAt: at,
  });
  clock.advance(day);
  expect(await states()).toEqual(['pending', 'rejected']);
  clock.advance(13 * day);
  expect(await states()).toEqual(['pending']);
});

test('is one query of the caller’s partition: one unit for a few, and all pages for many', async () => {
  const owner = await world.person();
  await requestChange(owner, 'One');
  const call = () => world.call('changeRequests.my', { token: owner.token });
  const few = await recordCalls(world.table.client, call);
  // One unit of this is the session check.
  expect(few.readUnits).toBeLessThanOrEqual(2);

  const [request] = await world
    .itemsOfType('changeRequest')
    .then((all) => all.filter(({ userId }) => userId === owner.id));
  // More than a megabyte, the maximum of one query page.
  for (let index = 0; index < 150; index += 1) {
    const code = `7PT${String(index).padStart(4, '0')}`;
    await world.put({ ...request, sk: code, code, reason: 'ü€'.repeat(1000) + 'x'.repeat(3000) });
  }
  expect(await cards(owner)).toHaveLength(151);
});
