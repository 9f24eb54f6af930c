/**
 * Bodies of the back office that tests outside this repository send and expect (docs/product/back-office.md#admin-routes
 * and docs/product/back-office-money.md#admin-routes-of-money-and-settings): with every field that they name, and
 * without the optional ones.
 */
import { beforeAll, expect, test } from 'vitest';
import { addMonth } from '#functions/data/months.ts';
import { rowsInFile } from '#shared/contract/adminMaps.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { password } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person({ role: 'super_admin' });
  owner = await world.person();
});

const call = (key: RouteKey, input: Omit<Parameters<World['call']>[1] & object, 'token'> = {}) =>
  world.call(key, { token: admin.token, ...input });

const account = (email: string) => ({
  firstName: 'Sipho',
  lastName: 'Dlamini',
  email,
  role: 'user',
  password,
  confirmPassword: password,
});
const days = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2099-01-01T00:00:00.000Z' };
const limits = { maxUses: 10, maxUsesPerUser: 1, appliesTo: 'both' };
const { termsConfirmed: _, ...place } = pretoria;
const { title, latitude, longitude, city, province } = pretoria;
const shortPlace = { title, latitude, longitude, city, province };
const wholePlace = {
  ...pretoria,
  addressLine1: '1 Church Street',
  addressLine2: 'Unit 4',
  suburb: 'Sunnyside',
  country: 'South Africa',
};
const expense = {
  date: '2026-03-31',
  category: 'Hosting',
  supplier: 'Amazon Web Services',
  description: 'Servers',
  amount: '115.00',
  vat: '15.00',
};

test.each<[string, RouteKey, () => Record<string, unknown>]>([
  ['an account', 'users.create', () => ({ ...account('whole@example.co.za'), contactTel: '082 123 4567' })],
  ['an account without a number', 'users.create', () => account('short@example.co.za')],
  ['a price', 'prices.create', () => ({ amount: '21.00' })],
  [
    'a voucher of percent',
    'vouchers.create',
    () => ({ code: 'PERCENT', percentOff: 10, ...days, ...limits }),
  ],
  [
    'a voucher of percent without limits',
    'vouchers.create',
    () => ({ code: 'TEN', percentOff: 10, ...days }),
  ],
  [
    'a voucher of an amount',
    'vouchers.create',
    () => ({ code: 'RANDS', amountOff: '5.00', ...days, ...limits }),
  ],
  [
    'a voucher of an amount without limits',
    'vouchers.create',
    () => ({ code: 'FIVE', amountOff: '5.00', ...days }),
  ],
  ['a code', 'adminZarcodes.create', () => ({ ...wholePlace, userEmail: owner.email })],
  [
    'a code of what is required',
    'adminZarcodes.create',
    () => ({ ...shortPlace, termsConfirmed: true, userEmail: owner.email }),
  ],
  ['an expense', 'expenses.create', () => expense],
])('%s is created', async (_, key, body) => {
  const answer = await call(key, { body: body() });
  expect(answer.status, answer.raw).toBe(201);
});

test('a code is edited with and without its terms, and deleted with a reason', async () => {
  const made = await call('adminZarcodes.create', { body: { ...wholePlace, userEmail: owner.email } });
  const params = { code: made.body.zarcode };
  for (const body of [wholePlace, place, shortPlace]) {
    const answer = await call('adminZarcodes.update', { params, body });
    expect(answer.status, answer.raw).toBe(200);
  }
  const gone = await call('adminZarcodes.delete', { params, body: { reason: 'It was entered twice.' } });
  expect(gone.status, gone.raw).toBe(200);
});

test('a person is disabled and enabled by an empty object', async () => {
  const params = { id: (await world.person()).id };
  for (const disabled of [true, false]) {
    const answer = await call('users.toggle', { params, body: {} });
    expect(answer).toMatchObject({ status: 200, body: { user: { disabled } } });
  }
});

const rands = expect.stringMatching(/^\d+\.\d{2}$/);

test('amounts are rand strings', async () => {
  await world.buyCode(owner);
  await call('expenses.create', { body: expense });
  await call('prices.create', { body: { amount: '21.00' } });
  await call('vouchers.create', { body: { code: 'RAND', amountOff: '5.00', ...days } });
  const { body: payments } = await call('adminPayments.list');
  expect(payments.payments[0]).toMatchObject({ amount: rands });
  // As the job projections does.
  await addMonth(world.table, 'EXPENSES', '2026-03');
  const { body: expenses } = await call('expenses.list');
  expect(expenses.expenses[0]).toMatchObject({ amount: '115.00', vat: '15.00' });
  const { body: prices } = await call('prices.list');
  expect(prices).toMatchObject({
    current: { amount: rands },
    prices: expect.arrayContaining([expect.objectContaining({ amount: '21.00' })]),
  });
  const { body: vouchers } = await call('vouchers.list');
  expect(vouchers.vouchers.find(({ code }: { code: string }) => code === 'RAND').amountOff).toBe('5.00');
  const { body: daily } = await call('stats.daily', { query: { days: 7 } });
  for (const day of daily.days) expect(day).toMatchObject({ revenue: rands, fees: rands, net: rands });
});

test('files for My Maps are CSV of at most 2,000 rows, as many as there are', async () => {
  const first = await call('adminMaps.exportCsv');
  expect([first.status, first.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
  expect(rowsInFile).toBe(2_000);
  expect(await call('adminMaps.exportCsv', { query: { page: 2 } })).toMatchObject({ status: 404 });
});
