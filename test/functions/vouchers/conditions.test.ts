/** What a voucher requires, in both routes that take one. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewVoucher } from '#functions/data/vouchers.ts';
import { newWorld, pretoria, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const invalid = "This voucher code isn't valid or has expired.";
const usedUp = 'This voucher has been used up.';
const usedByYou = 'You have already used this voucher. An unpaid order counts too, for a day.';

const validate = (token: string, body: object) => world.call('vouchers.validate', { token, body });
const order = (token: string, body: object) => world.call('payments.create', { token, body });

describe.each<[string, Partial<NewVoucher>, object, string | null]>([
  ['for bundles', { appliesTo: 'bundles' }, { zarcode: true }, 'This voucher is for bundles only.'],
  ['for bundles', { appliesTo: 'bundles' }, { bundle: 5 }, null],
  ['for codes', { appliesTo: 'codes' }, { bundle: 10 }, 'This voucher is for single ZarCodes only.'],
  ['for codes', { appliesTo: 'codes' }, { zarcode: true }, null],
  ['for both', { appliesTo: 'both' }, { zarcode: true }, null],
  ['from R90.26', { minTotalCents: 9026 }, { bundle: 5 }, 'This voucher is for orders of R90.26 or more.'],
  ['from R90.25, before the voucher', { minTotalCents: 9025 }, { bundle: 5 }, null],
  ['of none at all', { maxUses: 0 }, { zarcode: true }, usedUp],
  ['that has ended', { validUntil: '2021-01-01T00:00:00.000Z' }, { zarcode: true }, invalid],
])('a voucher %s %j', (_, voucher, bought, message) => {
  test(`${message === null ? 'applies to' : 'is refused for'} ${JSON.stringify(bought)}`, async () => {
    await world.addVoucher('WHEN', { percentOff: 10, ...voucher });
    const { token } = await world.person();
    const checked = await validate(token, { code: 'when', ...bought });
    const purchase = 'zarcode' in bought ? { zarcode: pretoria } : bought;
    const ordered = await order(token, { ...purchase, voucherCode: 'when' });
    if (message === null) {
      expect([checked.status, ordered.status]).toEqual([200, 201]);
      expect(ordered.body.voucherCode).toBe('WHEN');
      return;
    }
    expect(checked).toMatchObject({
      status: 422,
      body: { code: 'voucher_invalid', fields: { code: message } },
    });
    expect(ordered).toMatchObject({
      status: 422,
      body: { message, code: 'voucher_invalid', fields: { voucherCode: message } },
    });
  });
});

test('what it is for may be left out: the response has the conditions', async () => {
  const { token } = await world.person();
  const offer = { amountOffCents: 2050, appliesTo: 'bundles', minTotalCents: 10_000 } as const;
  await world.addVoucher('RANDS', { ...offer, maxUses: 3, maxUsesPerUser: 1 });
  expect((await validate(token, { code: ' ra nds ' })).body).toEqual({
    code: 'RANDS',
    amountOff: '20.50',
    offer: 'R20.50 off bundles of R100.00 or more',
    validUntil: expect.any(String),
    appliesTo: 'bundles',
    minTotal: '100.00',
  });
  const both = { code: 'RANDS', bundle: 5, zarcode: true };
  expect((await validate(token, both)).body.message).toBe('Please choose either one ZarCode or a bundle.');
});

test.each([
  ['less than the price', 750, '11.50'],
  ['so much that less than R5.00 would be left', 1500, '5.00'],
  ['as much as the price', 1900, '0.00'],
  ['more than the price', 2500, '0.00'],
])('an amount off of %s leaves a total that can be paid', async (_, amountOffCents, amount) => {
  await world.addVoucher('RANDOFF', { amountOffCents });
  const { token } = await world.person();
  const { body } = await order(token, { zarcode: pretoria, voucherCode: 'RANDOFF' });
  expect(body).toMatchObject({ amount, status: amount === '0.00' ? 'complete' : 'pending' });
});

test('the limit of a person counts open and paid orders; others may still use the voucher', async () => {
  await world.addVoucher('TWICE', { percentOff: 10, maxUsesPerUser: 2 });
  const [{ token }, other] = [await world.person(), await world.person()];
  const body = { zarcode: pretoria, voucherCode: 'TWICE' };
  const first = await order(token, body);
  await world.call('payments.complete', { token, params: { id: first.body.id } });
  expect((await order(token, body)).status).toBe(201);
  expect((await order(token, body)).body.message).toBe(usedByYou);
  expect((await validate(token, { code: 'TWICE' })).body.message).toBe(usedByYou);
  expect((await order(other.token, body)).status).toBe(201);
});

test('a voucher without limits is not counted for all, so that orders with it share no item', async () => {
  await world.addVoucher('FREEFORALL', 10);
  const { id, token } = await world.person();
  await order(token, { bundle: 5, voucherCode: 'FREEFORALL' });
  const counts = (await world.allItems()).filter(({ taken }) => taken !== undefined);
  expect(counts.filter(({ pk }) => pk === `PERSONALUSES#${id}`)).toMatchObject([{ taken: 1 }]);
  expect(counts.filter(({ pk }) => pk === 'VOUCHERUSES#FREEFORALL')).toEqual([]);
});

test('a voucher of an earlier version takes its percentage off anything', async () => {
  const { token } = await world.person();
  const {
    version: _,
    type: __,
    ...earlier
  } = {
    ...{ pk: 'VOUCHER#EARLIER', sk: 'VOUCHER', type: 'voucher', version: 1, code: 'EARLIER', percentOff: 50 },
    ...{ validFrom: '2020-01-01T00:00:00.000Z', validUntil: '2099-01-01T00:00:00.000Z' },
  };
  await world.put(earlier);
  expect((await validate(token, { code: 'EARLIER' })).body).toMatchObject({
    percentOff: 50,
    appliesTo: 'both',
  });
  expect((await order(token, { zarcode: pretoria, voucherCode: 'EARLIER' })).body.amount).toBe('9.50');
});

test('a promoted voucher is not shown once it is used up', async () => {
  await world.addVoucher('LASTONE', { amountOffCents: 500, maxUses: 1 });
  await world.promoteVouchers('LASTONE');
  const promoted = async () => (await world.call('vouchers.promoted')).body.voucher;
  expect(await promoted()).toMatchObject({ code: 'LASTONE', amountOff: '5.00' });
  const { token } = await world.person();
  await order(token, { zarcode: pretoria, voucherCode: 'LASTONE' });
  expect(await promoted()).toBeNull();
});
