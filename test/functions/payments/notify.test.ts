import { beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { openPayFast, type PayFastWorld } from '#test/support/payfast/payFastWorld.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let payFast: PayFastWorld;
let person: Person;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  payFast = await openPayFast(world);
  person = await world.person();
});

const place = async (body: Record<string, unknown> = { zarcode: pretoria }): Promise<string> =>
  (await payFast.order(person, body)).body.id;
const status = async (id: string, { token }: Person = person) =>
  (await world.call('payments.get', { token, params: { id } })).body;

/** What a person got for their money. */
async function delivered() {
  const items = await world.allItems();
  const of = (type: string) => items.filter((item) => item['type'] === type);
  return {
    codes: of('zarcode').length,
    prepaid: of('bundle').reduce((sum, { remaining }) => sum + remaining, 0),
    sales: of('ledger').length,
    mails: of('mail').length,
    bell: of('notification').length,
  };
}
const oneCode = { codes: 1, prepaid: 0, sales: 1, mails: 1, bell: 1 };

describe('a notice that a payment is complete', () => {
  test('issues the code, once, with fee and net', async () => {
    const id = await place();
    expect(await payFast.notify({ m_payment_id: id })).toMatchObject({ status: 200, body: {} });
    expect(await delivered()).toEqual(oneCode);
    expect(await status(id)).toMatchObject({
      status: 'complete',
      mode: 'payfast',
      zarcode: expect.stringMatching(/^7PT-/),
    });
    expect((await world.itemsOfType('payment'))[0]).toMatchObject({
      pfPaymentId: '2577101',
      feeCents: 315,
      netCents: 1585,
    });
  });
});
