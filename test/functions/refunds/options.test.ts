import { beforeEach, expect, test } from 'vitest';
import { openRefunds, type RefundWorld } from '#test/support/refunds.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

let world: World;
let refunds: RefundWorld;
let person: Person;
beforeEach(async () => {
  world = await newWorld();
  refunds = await openRefunds(world);
  person = await world.person();
});

test('what PayFast has left limits what it pays back', async () => {
  const id = await refunds.pay(person);
  // Refunded at PayFast itself, not by us.
  refunds.payment(refunds.idAtPayFast(id)).refundedCents = 1000;
  expect((await refunds.options(id)).body).toMatchObject({
    left: '19.00',
    payFast: { available: '9.00', part: true },
  });
  expect(await refunds.refund(id)).toMatchObject({
    status: 422,
    body: { message: 'PayFast pays back at most R9.00 of this payment.' },
  });
});

test('what was refunded in full has nothing left, and asking changes nothing', async () => {
  const id = await refunds.pay(person);
  await refunds.refund(id);
  const before = await world.allItems();
  const { body } = await refunds.options(id);
  expect(body).toMatchObject({ refunded: '19.00', left: '0.00', mayDecide: false });
  expect(body.sentence).toBe('This payment was refunded in full.');
  expect(await world.allItems()).toEqual(before);
});

test('a payment that is not there is not found', async () => {
  expect((await refunds.options('pay_00000000000000000000')).status).toBe(404);
});
