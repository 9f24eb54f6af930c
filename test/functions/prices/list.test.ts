/** `prices.list`, `prices.create` and `prices.activate`: docs/product/back-office-money.md#prices. */
import { beforeEach, expect, test } from 'vitest';
import { testClock } from '#test/support/clock.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let admin: Person;
beforeEach(async () => {
  world = await newWorld({ now: clock.now });
  admin = await world.person({ role: 'admin' });
});

const as = ({ token } = admin) => ({
  list: async () => (await world.call('prices.list', { token })).body,
  create: (amount: unknown) => world.call('prices.create', { token, body: { amount } }),
  activate: (id: string, body: object = {}) => world.call('prices.activate', { token, params: { id }, body }),
});
const current = async () => (await world.call('prices.current')).body.amount;

test('an empty table has the first price and no versions', async () => {
  expect(await as().list()).toEqual({
    current: { amount: '19.00', percentOff: { of50: 12, of100: 15, of500: 20 } },
    prices: [],
    pagination: { page: 1, limit: 10, total: 0, totalPages: 0, isPartial: false },
  });
});

test('a price counts once it is activated, and says from when and by whom', async () => {
  const { status, body } = await as().create('21.50');
  expect([status, body]).toMatchObject([201, { amount: '21.50', status: 'prepared' }]);
  expect(await current()).toBe('19.00');
  clock.advance(60);
  const other = await world.person({ role: 'admin', firstName: 'Zanele' });
  const activated = { at: clock.now().toISOString(), by: { id: other.id, name: 'Zanele Nkosi' } };
  expect(await as(other).activate(body.id, { replaces: '19.00' })).toMatchObject({
    status: 200,
    body: { status: 'active', activated },
  });
  expect(await current()).toBe('21.50');

  clock.advance(60);
  const next = (await as().create('22')).body;
  await as().activate(next.id);
  const { prices } = await as().list();
  expect(prices).toMatchObject([
    { amount: '22.00', status: 'active' },
    { amount: '21.50', status: 'ended', activated, endedAt: clock.now().toISOString() },
  ]);
  const params = { kind: 'price', id: next.id };
  const { body: trail } = await world.call('audit.ofTarget', { token: admin.token, params });
  expect(trail.entries.map(({ changes }: { changes: unknown }) => changes)).toContainEqual([
    { field: 'currentPrice', from: '21.50', to: '22.00' },
  ]);
});

test('a price that has ended can be activated again', async () => {
  const first = (await as().create('20.00')).body;
  const second = (await as().create('25.00')).body;
  await as().activate(first.id);
  await as().activate(second.id);
  expect((await as().activate(first.id)).body).toMatchObject({ status: 'active' });
  expect(await current()).toBe('20.00');
});

test('an order keeps the price of the moment when it was placed', async () => {
  const buyer = await world.person();
  const order = await world.call('payments.create', { token: buyer.token, body: { bundle: 5 } });
  const { id } = (await as().create('100.00')).body;
  await as().activate(id);
  const params = { id: order.body.id };
  const paid = await world.call('payments.complete', { token: buyer.token, params, body: {} });
  expect(paid.body.amount).toBe('90.25');
  const next = await world.call('payments.create', { token: buyer.token, body: { bundle: 5 } });
  expect(next.body.amount).toBe('475.00');
});

test('of two admins who activate at once, the second gets the new price', async () => {
  const ids = await Promise.all(
    ['20.00', '30.00'].map(async (amount) => (await as().create(amount)).body.id),
  );
  const answers = await Promise.all(ids.map((id) => as().activate(id, { replaces: '19.00' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const amount = await current();
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'changed_meanwhile',
    message: `Another admin has changed the price to R${amount} in the meantime. Please look at it again.`,
  });
  expect(
    (await world.itemsOfType('audit')).filter(({ action }) => action === 'prices.activate'),
  ).toHaveLength(1);
});

test('the current price and an unknown one can not be activated', async () => {
  const { id } = (await as().create('20.00')).body;
  await as().activate(id);
  expect(await as().activate(id)).toMatchObject({ status: 409, body: { code: 'price_active' } });
  expect((await as().activate(`prc_${'0'.repeat(20)}`)).status).toBe(404);
});

test.each(['4.99', '1000.01', '19.5', '-19.00', '1e3', '', 19])('the price %j is refused', async (amount) => {
  const message = 'Please give a price from R5.00 to R1000.00, like 19.00.';
  expect(await as().create(amount)).toMatchObject({ status: 400, body: { fields: { amount: message } } });
});

test('what larger bundles take off belongs to the price, and is previewed and recorded with it', async () => {
  const { token } = admin;
  const percentOff = { of50: 10, of100: 12.5, of500: 0 };
  const create = (body: object) => world.call('prices.create', { token, body: { amount: '19.00', ...body } });
  const first = (await create({ percentOff })).body;
  expect(first.percentOff).toEqual(percentOff);
  const seen = { of50: 12, of100: 15, of500: 20 };
  await as().activate(first.id, { replaces: '19.00', replacesPercentOff: seen });
  // Left out, they stay as they are.
  const next = (await create({})).body;
  expect(next.percentOff).toEqual(percentOff);
  // The amount is the same, but not what another admin has seen.
  expect(await as().activate(next.id, { replaces: '19.00', replacesPercentOff: seen })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });
  const params = { kind: 'price', id: first.id };
  const { body: trail } = await world.call('audit.ofTarget', { token, params });
  expect(trail.entries.flatMap(({ changes }: { changes: unknown[] }) => changes)).toContainEqual({
    field: 'percentOff',
    from: '50: 12%, 100: 15%, 500: 20%',
    to: '50: 10%, 100: 12.5%, 500: 0%',
  });
  const refused = await create({ percentOff: { of50: 80, of100: null, of500: 1.005 } });
  const message = 'Please give a percentage from 0 to 50, with at most two decimals.';
  expect(refused.body.fields).toEqual({
    'percentOff.of50': message,
    'percentOff.of100': message,
    'percentOff.of500': message,
  });
});
