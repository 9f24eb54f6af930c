/** What admins do with vouchers: docs/product/money.md#vouchers and decision 0041. */
import { beforeEach, expect, test } from 'vitest';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { voucherList } from '#scripts/migrate/voucherList.ts';
import { testClock } from '#test/support/clock.ts';
import { openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let admin: Person;
beforeEach(async () => {
  world = await newWorld({ now: clock.now });
  admin = await world.person({ role: 'admin' });
});

const offer = {
  percentOff: 30,
  validFrom: '2026-03-31T22:00:00.000Z',
  validUntil: '2026-04-30T22:00:00.000Z',
};
const call = (verb: string, input: object, { token } = admin) =>
  world.call(`vouchers.${verb}` as 'vouchers.list', { token, ...input });
const create = (body: object) => call('create', { body });
const update = (id: string, body: object, as = admin) => call('update', { params: { id }, body }, as);
const promote = (id: string, isPromoted: boolean) =>
  call('promote', { params: { id }, body: { isPromoted } });
const list = async (query: object = {}) => (await call('list', { query })).body;
const codesOf = ({ vouchers }: { vouchers: { code: string }[] }) => vouchers.map(({ code }) => code);
const validate = async (code: string, buyer: Person, body: object = {}) =>
  world.call('vouchers.validate', { token: buyer.token, body: { code, ...body } });

test('a voucher is created, listed and taken off orders', async () => {
  const body = { code: ' sale 30 ', ...offer, maxUses: 5, maxUsesPerUser: 1, minTotal: '50.00' };
  const created = await create(body);
  const expected = {
    id: 'SALE30',
    code: 'SALE30',
    percentOff: 30,
    offer: '30% off orders of R50.00 or more',
    status: 'active',
    uses: 0,
    maxUses: 5,
    maxUsesPerUser: 1,
    appliesTo: 'both',
    isPromoted: false,
    createdBy: { id: admin.id, name: 'Thandi Nkosi' },
    version: 1,
  };
  expect(created).toMatchObject({ status: 201, body: expected });
  const buyer = await world.person();
  expect((await validate('sale30', buyer)).status).toBe(200);
  const order = { bundle: 5, voucherCode: 'SALE30' };
  expect((await world.call('payments.create', { token: buyer.token, body: order })).status).toBe(201);
  expect((await list()).vouchers).toMatchObject([{ ...expected, uses: 1 }]);
  const again = await create(body);
  expect(again).toMatchObject({ status: 409, body: { code: 'voucher_taken' } });
});

test.each([
  [{ percentOff: undefined }, 'percentOff', 'Please give either a percentage or an amount.'],
  [{ amountOff: '5.00' }, 'percentOff', 'Please give either a percentage or an amount.'],
  [{ validUntil: offer.validFrom }, 'validUntil', 'A voucher has to end after it begins.'],
  [
    // In UTC it is a year before 0, which no time of the list has.
    { validFrom: '0000-01-01T00:00:00+02:00' },
    'validFrom',
    'Please give a day from 2020 to 2099, and a time.',
  ],
  [{ percentOff: -5 }, 'percentOff', 'Please give a percentage from 0.01 to 100, with at most two decimals.'],
  [
    { percentOff: 100.5 },
    'percentOff',
    'Please give a percentage from 0.01 to 100, with at most two decimals.',
  ],
  [{ code: 'a b' }, 'code', 'A voucher code is 3 to 20 letters, digits, hyphens or underscores.'],
])('%j is refused', { tags: 'P11' }, async (changes, field, message) => {
  const answer = await create({ code: 'SALE', ...offer, ...changes });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});

test('the list filters by state and kind', async () => {
  await create({ code: 'NOW', ...offer });
  await create({ code: 'LATER', ...offer, validFrom: '2026-04-20T00:00:00Z' });
  await create({
    code: 'PAST',
    ...offer,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2026-02-01T00:00:00Z',
  });
  const { codes } = (await call('createMany', { body: { count: 2, ...offer } })).body;
  expect(codesOf(await list({ status: 'active', kind: 'shared' }))).toEqual(['NOW']);
  expect(codesOf(await list({ status: 'upcoming' }))).toEqual(['LATER']);
  expect(codesOf(await list({ status: 'ended' }))).toEqual(['PAST']);
  expect(codesOf(await list({ kind: 'single' })).toSorted()).toEqual(codes.toSorted());
});

test('500 codes are made at once, each for one use, and 501 are refused', async () => {
  const { status, body } = await call('createMany', { body: { count: 500, ...offer, appliesTo: 'codes' } });
  expect(status).toBe(201);
  expect(new Set(body.codes).size).toBe(500);
  for (const code of body.codes) expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{10}$/);
  const [first, second] = await Promise.all([world.person(), world.person()]);
  const order = { zarcode: undefined, bundle: 5, voucherCode: body.codes[0] };
  expect((await world.call('payments.create', { token: first.token, body: order })).status).toBe(422);
  const both = (await call('createMany', { body: { count: 1, ...offer } })).body.codes[0];
  const buy = (buyer: Person) =>
    world.call('payments.create', { token: buyer.token, body: { bundle: 5, voucherCode: both } });
  expect((await buy(first)).status).toBe(201);
  expect((await buy(second)).status).toBe(422);
  expect((await call('createMany', { body: { count: 501, ...offer } })).status).toBe(400);
  const entries = await world.itemsOfType('audit');
  expect(entries.map(({ changes }) => changes[0].to).toSorted()).toEqual(
    [1, 5, 99, 99, 99, 99, 99].toSorted(),
  );
});

test('a change counts for orders from now on, and those that hold a use keep it', async () => {
  await create({ code: 'SALE30', ...offer, maxUses: 2 });
  const buyer = await world.person();
  const body = { bundle: 5, voucherCode: 'SALE30' };
  const order = await world.call('payments.create', { token: buyer.token, body });
  const changed = await update('sale30', { amountOff: '5.00', maxUses: null, version: 1 });
  expect(changed).toMatchObject({ status: 200, body: { amountOff: '5.00', uses: 1, version: 2 } });
  expect(changed.body).not.toHaveProperty('percentOff');
  expect(changed.body).not.toHaveProperty('maxUses');
  const params = { id: order.body.id };
  const paid = await world.call('payments.complete', { token: buyer.token, params, body: {} });
  expect(paid.body).toMatchObject({ status: 'complete', amount: order.body.amount });
  const next = await world.call('payments.create', { token: buyer.token, body });
  expect(next.body.amount).toBe('85.25');
  await update('SALE30', { maxUses: 1 });
  expect((await validate('SALE30', buyer)).body.message).toBe('This voucher has been used up.');
});

test('of two admins who change a voucher, the second gets what changed', { tags: 'C15' }, async () => {
  await create({ code: 'SALE30', ...offer });
  const other = await world.person({ role: 'admin', firstName: 'Zanele' });
  clock.advance(1);
  expect((await update('SALE30', { percentOff: 40, version: 1 }, other)).status).toBe(200);
  expect(await update('SALE30', { percentOff: 20, version: 1 })).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message:
        'Zanele Nkosi has changed this in the meantime (percentOff: 40). Your changes were not saved. Please look at it again.',
    },
  });
  const answers = await Promise.all(
    [45, 50].map((percentOff) => update('SALE30', { percentOff, version: 2 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a voucher is ended, also before it begins', async () => {
  const buyer = await world.person();
  await create({ code: 'NOW', ...offer });
  await create({ code: 'LATER', ...offer, validFrom: '2026-04-20T00:00:00Z' });
  for (const code of ['NOW', 'LATER']) {
    expect((await update(code, { end: true })).body).toMatchObject({ status: 'ended' });
    expect((await validate(code, buyer)).status).toBe(422);
  }
  expect(await update('LATER', { validUntil: '2020-01-01T00:00:00Z' })).toMatchObject({
    status: 422,
    body: { fields: { validUntil: 'A voucher has to end after it begins.' } },
  });
  expect((await update('UNKNOWN', { end: true })).status).toBe(404);
});

test('a promoted voucher is the banner’s first choice; at most five are', async () => {
  const codes = ['V01', 'V02', 'V03', 'V04', 'V05', 'V06'];
  for (const code of codes) await create({ code, ...offer });
  const banner = async () => (await world.call('vouchers.promoted')).body.voucher?.code;
  for (const code of codes.slice(0, 5)) expect((await promote(code, true)).body.isPromoted).toBe(true);
  expect(await banner()).toBe('V05');
  expect(await promote('V06', true)).toMatchObject({ status: 422, body: { code: 'voucher_limit_reached' } });
  expect((await promote('V05', false)).body.isPromoted).toBe(false);
  expect(await banner()).toBe('V04');
  const answers = await Promise.all([promote('V01', false), promote('V02', false), promote('V06', true)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await banner()).toBe('V06');
});

test('vouchers from before are listed after the migration', async () => {
  const feed = await openFeed(world.table, 'projections');
  await world.addVoucher('OLD', 10, { from: '2025-07-31T22:00:00.000Z' });
  expect((await list()).vouchers).toEqual([]);
  await runMigrations({
    table: world.deps.table,
    migrations: [voucherList],
    now: clock.now,
    say: () => undefined,
    rate: Number.POSITIVE_INFINITY,
  });
  await feed.work();
  const { vouchers } = await list({ from: '2025-08-01', to: '2025-08-01' });
  expect(vouchers).toMatchObject([{ code: 'OLD', kind: 'shared', createdAt: '2025-07-31T22:00:00.000Z' }]);
});
