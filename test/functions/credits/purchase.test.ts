import { beforeAll, describe, expect, test } from 'vitest';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld();
  person = await world.person();
});

const purchase = (amount: unknown, headers = {}) =>
  world.call('credits.purchase', { token: person.token, body: { amount }, headers });
const complete = (id: string) =>
  world.call('credits.complete', { token: person.token, params: { id }, body: { transactionId: 'mock-1' } });

test.each([
  [5, '90.25'],
  [10, '171.00'],
])('a bundle of %i costs R%s, as any other order of it', { tags: 'P14' }, async (amount, price) => {
  const { status, body } = await purchase(amount);
  expect([status, body.amount, body.status, body.mode]).toEqual([201, price, 'pending', 'mock']);
  const done = await complete(body.id);
  expect(done).toMatchObject({
    status: 200,
    body: { status: 'complete', bundle: { totalZarcodes: amount } },
  });
  expect((await complete(body.id)).body).toEqual(done.body);
  const { body: list } = await world.call('bundles.active', { token: person.token });
  expect(list.bundles).toContainEqual(expect.objectContaining({ id: done.body.bundle.id }));
});

test.each([1, 6, '5', 0, -5, null])('a bundle of %j is refused: 400', async (amount) => {
  expect((await purchase(amount)).status).toBe(400);
});

test('a repeat with the same key orders once', async () => {
  const headers = { 'idempotency-key': 'credits-credits' };
  const [first, second] = [await purchase(5, headers), await purchase(5, headers)];
  expect(second.body).toEqual(first.body);
});

test('an order of one code is none of these: 404', async () => {
  const { body } = await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
  expect((await complete(body.id)).status).toBe(404);
});

describe('with real payments', () => {
  test('there is a form, and only a notice completes the order', async () => {
    const payFast = await openPayFast(world);
    const { body } = await purchase(10);
    expect(body.form.fields).toContainEqual({ name: 'amount', value: '171.00' });
    expect((await complete(body.id)).body).toMatchObject({ status: 'pending', mode: 'payfast' });
    await payFast.notify({ m_payment_id: body.id, amount_gross: '171.00' });
    expect((await complete(body.id)).body).toMatchObject({
      status: 'complete',
      bundle: { totalZarcodes: 10 },
    });
  });
});
