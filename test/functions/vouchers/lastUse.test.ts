/** Many at once for the last uses of a voucher. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { simulateConflicts } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
const cleanups: (() => void)[] = [];
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));
const order = ({ token }: Person, body: object = { zarcode: pretoria }) =>
  world.call('payments.create', { token, body: { ...body, voucherCode: 'LAST' } });
const taken = async () => (await world.itemsOfType('voucherUses')).map((item) => item['taken']);

test('of a hundred people for the last use, exactly one gets it', { tags: 'P11' }, async () => {
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 1 });
  const answers = await Promise.all((await people(100)).map((person) => order(person)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(99);
  for (const { status, body } of refused) {
    expect([status, body.message]).toEqual([422, 'This voucher has been used up.']);
  }
  expect(await world.itemsOfType('payment')).toHaveLength(1);
  expect(await taken()).toEqual([1]);
});

test('where the table refuses what is written at the same time, all uses are given out, and no more', {
  tags: 'P11',
}, async () => {
  await world.addVoucher('LAST', { percentOff: 100, maxUses: 7 });
  const conflicts = simulateConflicts(world.table.client, 2);
  cleanups.push(conflicts.remove);
  const answers = await Promise.all((await people(25)).map((person) => order(person)));
  expect(conflicts.refused()).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(18);
  expect(await world.itemsOfType('zarcode')).toHaveLength(7);
  expect(await taken()).toEqual([7]);
});

test('of ten orders of one person at once, as many as the person may have', { tags: 'P11' }, async () => {
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 100, maxUsesPerUser: 3 });
  const person = await world.person();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(person, { bundle: 5 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await taken()).toEqual([3]);
});

test('the same order sent ten times at once takes one use, and each gets the same response', {
  tags: 'P11',
}, async () => {
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 1, maxUsesPerUser: 1 });
  const { token } = await world.person();
  const send = () =>
    world.call('payments.create', {
      token,
      headers: { 'idempotency-key': 'one-order-only' },
      body: { bundle: 5, voucherCode: 'LAST' },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  expect(await taken()).toEqual([1]);
});

test('settling takes nothing from the counts, so that a paid order never waits for them', async () => {
  await world.addVoucher('LAST', { percentOff: 50, maxUses: 9 });
  const person = await world.person();
  const { body } = await order(person);
  const before = (await world.allItems()).filter((item) => item['taken'] !== undefined);
  const paid = await world.call('payments.complete', { token: person.token, params: { id: body.id } });
  expect(paid.body.status).toBe('complete');
  expect((await world.allItems()).filter((item) => item['taken'] !== undefined)).toEqual(before);
});
