import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BundleSize } from '#shared/domain/bundles.ts';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-03-02T08:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
});
beforeEach(async () => {
  person = await world.person();
});

const list = async ({ token }: Person = person) => (await world.call('bundles.list', { token })).body.bundles;
async function buyBundle(size: BundleSize): Promise<string> {
  const { token } = person;
  const { body } = await world.call('payments.create', { token, body: { bundle: size } });
  await world.call('payments.complete', { token, params: { id: body.id }, body: {} });
  return body.id;
}
async function createCode(title: string): Promise<string> {
  const body = { ...pretoria, title, useBundle: true };
  return (await world.call('zarcodes.create', { token: person.token, body })).body.zarcode;
}

test('without a bundle the list is empty', async () => {
  expect(await list()).toEqual([]);
});

test('each bundle has the codes that were made from it, both newest first', async () => {
  const first = await buyBundle(5);
  const made: string[] = [];
  for (const title of ['Gate', 'Shop', 'Barn', 'Well', 'Silo']) {
    clock.advance(60);
    made.push(await createCode(title));
  }
  const second = await buyBundle(10);
  clock.advance(60);
  const latest = await createCode('Tower');
  // Paid alone, so from no bundle.
  await world.buyCode(person);
  const bundles = await list();
  expect(bundles).toMatchObject([
    {
      paymentId: second,
      totalZarcodes: 10,
      remainingZarcodes: 9,
      uses: [{ zarcode: latest, title: 'Tower' }],
    },
    { paymentId: first, totalZarcodes: 5, remainingZarcodes: 0 },
  ]);
  expect(bundles[1].uses.map(({ zarcode }: { zarcode: string }) => zarcode)).toEqual(made.toReversed());
  expect(bundles[1].uses[4]).toEqual({ zarcode: made[0], title: 'Gate', at: '2026-03-02T08:01:00.000Z' });
});

test('a code that was deleted has no title any more', async () => {
  await buyBundle(5);
  const code = await createCode('Gate');
  await world.call('zarcodes.delete', { token: person.token, params: { code } });
  const [bundle] = await list();
  expect(bundle).toMatchObject({ remainingZarcodes: 4 });
  expect(bundle.uses).toEqual([{ zarcode: code, at: expect.any(String) }]);
});

test('a bundle that nobody paid for has no payment', async () => {
  const id = await world.addBundle(person, 5);
  expect(await list()).toEqual([
    { id, totalZarcodes: 5, remainingZarcodes: 5, createdAt: expect.any(String), uses: [] },
  ]);
});

test('nobody sees the bundles of somebody else', async () => {
  await buyBundle(5);
  expect(await list(await world.person({ role: 'super_admin' }))).toEqual([]);
});
