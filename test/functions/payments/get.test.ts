import { beforeAll, expect, test } from 'vitest';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let payer: Person;
beforeAll(async () => {
  world = await newWorld();
  payer = await world.person();
});

const get = ({ token }: Person, id: string) => world.call('payments.get', { token, params: { id } });

test('returns the same payment as payments.create and payments.complete', async () => {
  const { token } = payer;
  const order = await world.call('payments.create', { token, body: { zarcode: pretoria } });
  const { id } = order.body;
  expect(await get(payer, id)).toMatchObject({ status: 200, body: order.body });
  const paid = await world.call('payments.complete', { token, params: { id } });
  expect((await get(payer, id)).body).toEqual(paid.body);
  expect(paid.body).toMatchObject({ status: 'complete', zarcode: expect.any(String) });
});

test('does not return internal accounting fields', async () => {
  await world.addVoucher('WINTER', 30);
  const { token } = payer;
  const body = { zarcode: pretoria, voucherCode: 'WINTER' };
  const order = await world.call('payments.create', { token, body });
  const { raw } = await get(payer, order.body.id);
  for (const inside of [payer.id, 'userId', 'purchase', 'amountCents', 'transactionId']) {
    expect(raw).not.toContain(inside);
  }
});

test.each(['user', 'admin', 'super_admin'] as const)(
  'does not show other users’ payments to the role %s',
  async (role) => {
    const order = await world.call('payments.create', { token: payer.token, body: { bundle: 5 } });
    const other = await world.person({ role });
    expect(await get(other, order.body.id)).toMatchObject({
      status: 404,
      body: { message: 'Payment not found', code: 'not_found' },
    });
  },
);
