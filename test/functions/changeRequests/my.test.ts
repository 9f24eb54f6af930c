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

async function ask(owner: Person, reason: string): Promise<string> {
  const code = await world.buyCode(owner);
  const { token } = owner;
  const asked = await world.call('zarcodes.requestChange', { token, params: { code }, body: { reason } });
  expect(asked.status, asked.raw).toBe(201);
  return code;
}

/** As an admin will. */
async function settle(code: string, fields: object): Promise<void> {
  const [request] = (await world.itemsOfType('changeRequest')).filter(
    ({ sk }) => sk === code.replace('-', ''),
  );
  await world.put({ ...request, ...fields });
}

test('nobody has any until they ask', async () => {
  expect(await cards(await world.person())).toEqual([]);
});

test('the newest comes first, and nobody sees another’s', async () => {
  const [owner, other] = [await world.person(), await world.person()];
  await ask(other, 'Not yours');
  for (const reason of ['First', 'Second', 'Third']) {
    await ask(owner, reason);
    clock.advance(1);
  }
  expect((await cards(owner)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Third',
    'Second',
    'First',
  ]);
});

test('tells those that were approved for 24 hours, rejected for 14 days, and the others until then', async () => {
  let owner = await world.person();
  const [approved, rejected] = [await ask(owner, 'A'), await ask(owner, 'R')];
  const at = clock.now().toISOString();
  await settle(approved, { status: 'approved', approvedAt: at });
  await settle(rejected, { status: 'rejected', rejectedAt: at });
  await ask(owner, 'P');
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

test('is one query of one’s own partition: a unit for some, and all of them where there are many', async () => {
  const owner = await world.person();
  await ask(owner, 'One');
  const call = () => world.call('changeRequests.my', { token: owner.token });
  const few = await recordCalls(world.table.client, call);
  // Half a unit of it is the session.
  expect(few.readUnits).toBeLessThanOrEqual(1.5);

  const [request] = await world
    .stored('changeRequest')
    .then((all) => all.filter(({ userId }) => userId === owner.id));
  // A megabyte, which one page of a query holds, and more.
  for (let index = 0; index < 150; index += 1) {
    const code = `7PT${String(index).padStart(4, '0')}`;
    await world.put({ ...request, sk: code, code, reason: 'ü€'.repeat(1000) + 'x'.repeat(3000) });
  }
  expect(await cards(owner)).toHaveLength(151);
});
