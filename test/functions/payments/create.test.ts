import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { testClock } from '#test/support/clock.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let person: Person;
beforeAll(async () => {
  world = await newWorld({ now: clock.now });
  person = await world.person();
});
afterEach(async () => {
  await world.setSettings({});
  await world.setPriceCents(1900);
});

const order = (body: Record<string, unknown>, { token }: Person = person) =>
  world.call('payments.create', { token, body });
const codeOrder = (voucherCode?: string) => order({ zarcode: pretoria, ...(voucherCode && { voucherCode }) });

describe('the price', () => {
  test.each([
    ['one code', { zarcode: pretoria }, '19.00', 'ZarCode for Mama Joy Spaza'],
    ['five at 5 % off', { bundle: 5 }, '90.25', 'Bundle of 5 ZarCodes'],
    ['ten at 10 % off', { bundle: 10 }, '171.00', 'Bundle of 10 ZarCodes'],
  ])('of %s is correct', { tags: 'P14' }, async (_, body, amount, description) => {
    const bought = 'zarcode' in body ? { title: 'Mama Joy Spaza' } : { bundleSize: body.bundle };
    const answer = await order(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^pay_\w{20}$/),
      status: 'pending',
      mode: 'mock',
      amount,
      vatAmount: '0.00',
      description,
      ...bought,
      createdAt: '2026-04-01T08:00:00.000Z',
    });
  });

  test('is fixed when the order is placed', { tags: 'P9' }, async () => {
    const { body: placed } = await codeOrder();
    await world.setPriceCents(2500);
    expect((await codeOrder()).body.amount).toBe('25.00');
    expect((await order({ bundle: 5 })).body.amount).toBe('118.75');
    const paid = await world.call('payments.complete', {
      token: person.token,
      params: { id: placed.id },
      body: {},
    });
    expect(paid.body).toMatchObject({ status: 'complete', amount: '19.00' });
    const sale = (await world.itemsOfType('ledger')).find(({ paymentId }) => paymentId === placed.id);
    expect(sale).toMatchObject({ kind: 'codeSale', amountCents: 1900, codes: 0 });
  });

  test('includes the VAT amount if the company is registered', { tags: 'P14' }, async () => {
    await world.setSettings({ vatRegistered: true });
    expect((await codeOrder()).body).toMatchObject({ amount: '19.00', vatAmount: '2.48' });
    expect((await order({ bundle: 10 })).body).toMatchObject({ amount: '171.00', vatAmount: '22.30' });
    await world.setSettings({ vatRegistered: true, vatRate: 14 });
    expect((await codeOrder()).body.vatAmount).toBe('2.33');
    await world.setSettings({ vatRegistered: false, vatRate: 15 });
    expect((await codeOrder()).body.vatAmount).toBe('0.00');
  });
});

describe('a voucher', { tags: 'P11' }, () => {
  test.each([
    [30, '13.30'],
    [12.5, '16.63'],
    [50, '9.50'],
    // The gateway's minimum is R5.00, so it would refuse R1.90.
    [90, '5.00'],
    [99, '5.00'],
  ])('of %d %% reduces the price to R%s', async (percentOff, amount) => {
    const code = `V${String(percentOff).replace('.', 'P')}`;
    await world.addVoucher(code, percentOff);
    expect(await codeOrder(code)).toMatchObject({ status: 201, body: { status: 'pending', amount } });
  });

  test('is accepted in lower case and with surrounding spaces', async () => {
    await world.addVoucher('SPRING', 30);
    expect((await codeOrder(' spring ')).body.amount).toBe('13.30');
  });

  test('of spaces only counts as no voucher', async () => {
    expect((await codeOrder(' \u200b ')).body.amount).toBe('19.00');
  });

  test('also applies to bundles', async () => {
    await world.addVoucher('THIRD', 30);
    expect((await order({ bundle: 10, voucherCode: 'THIRD' })).body.amount).toBe('119.70');
  });

  test.each([
    ['nobody gave out', 'NONESUCH'],
    ['that is over', 'OVER'],
    ['that is not valid yet', 'EARLY'],
    ['with the sign that keys are parted by', 'A#B'],
  ])('%s is refused: 422', async (_, code) => {
    const [yesterday, today] = ['2026-03-31T08:00:00.000Z', clock.now().toISOString()];
    await world.addVoucher('OVER', 30, { from: yesterday, until: today });
    await world.addVoucher('EARLY', 30, { from: '2026-04-01T08:00:00.001Z' });
    const orders = async () => (await world.allItems()).filter(({ type }) => type !== 'rateLimit');
    const stored = await orders();
    const answer = await codeOrder(code);
    expect(answer).toMatchObject({ status: 422, body: { code: 'voucher_invalid' } });
    expect(answer.body.fields.voucherCode).toBe(answer.body.message);
    expect(await orders()).toEqual(stored);
  });

  test('is valid until its last millisecond', { tags: 'C10' }, async () => {
    await world.addVoucher('EDGE', 30, {
      from: clock.now().toISOString(),
      until: '2026-04-01T08:00:00.001Z',
    });
    expect((await codeOrder('EDGE')).status).toBe(201);
  });
});

describe('an order of R0.00', { tags: 'P11' }, () => {
  test('is settled at once, without the payment gateway', async () => {
    await world.addVoucher('GIFT', 100);
    const answer = await codeOrder('GIFT');
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'complete', amount: '0.00', vatAmount: '0.00' },
    });
    expect(answer.body.zarcode).toMatch(/^7PT-/);
    const code = await world.call('zarcodes.get', { params: { code: answer.body.zarcode } });
    expect(code.status).toBe(200);
  });

  test('is settled by a retry if the first call crashed before that', async () => {
    const buyer = await world.person();
    await world.addVoucher('GIFT', 100);
    const send = () =>
      world.call('payments.create', {
        token: buyer.token,
        headers: { 'idempotency-key': 'a-free-order' },
        body: { zarcode: pretoria, voucherCode: 'GIFT' },
      });
    const process = crashAtTransaction(world.table.client, 'after');
    expect((await send()).status).toBe(500);
    process.restart();
    const ordersOf = async () =>
      (await world.itemsOfType('payment')).filter(({ userId }) => userId === buyer.id);
    expect(await ordersOf()).toMatchObject([{ status: 'pending' }]);

    const repeat = await send();
    expect(repeat).toMatchObject({ status: 201, body: { status: 'complete', amount: '0.00' } });
    expect(repeat.body.zarcode).toMatch(/^7PT-/);
    expect((await send()).body).toEqual(repeat.body);
    expect(await ordersOf()).toHaveLength(1);
    expect((await world.call('user.stats', { token: buyer.token })).body.totalCodes).toBe(1);
  });

  test('can also be a bundle', async () => {
    const buyer = await world.person();
    await world.addVoucher('GIFT', 100);
    const { body } = await order({ bundle: 5, voucherCode: 'GIFT' }, buyer);
    expect(body).toMatchObject({ status: 'complete', amount: '0.00', bundle: { totalZarcodes: 5 } });
    const active = await world.call('bundles.active', { token: buyer.token });
    expect(active.body.bundles).toMatchObject([{ id: body.bundle.id, remainingZarcodes: 5 }]);
  });

  test('respects maxCodesPerUser under concurrency: only paid orders may exceed it', async () => {
    const buyer = await world.person();
    await world.addVoucher('GIFT', 100);
    await world.setSettings({ maxCodesPerUser: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order({ zarcode: pretoria, voucherCode: 'GIFT' }, buyer)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'code_limit_reached' } });
    }
    // Pending free orders can't be completed afterwards either.
    const pending = (await world.itemsOfType('payment')).filter(
      (one) => one['userId'] === buyer.id && one['status'] === 'pending',
    );
    for (const { id } of pending) {
      const answer = await world.call('payments.complete', { token: buyer.token, params: { id }, body: {} });
      expect(answer).toMatchObject({ status: 422, body: { code: 'code_limit_reached' } });
    }
    expect((await world.call('user.stats', { token: buyer.token })).body.totalCodes).toBe(3);
  });
});

describe('maxCodesPerUser', () => {
  test('is checked when a code is ordered, but not for a bundle', async () => {
    const full = await world.person();
    await world.setSettings({ maxCodesPerUser: 1 });
    await world.buyCode(full);
    expect(await order({ zarcode: pretoria }, full)).toMatchObject({
      status: 422,
      body: { code: 'code_limit_reached' },
    });
    expect((await order({ bundle: 5 }, full)).status).toBe(201);
  });

  test('does not block a paid order', async () => {
    const buyer = await world.person();
    const placed = await Promise.all([1, 2].map(() => order({ zarcode: pretoria }, buyer)));
    await world.setSettings({ maxCodesPerUser: 1 });
    for (const { body } of placed) {
      const paid = await world.call('payments.complete', {
        token: buyer.token,
        params: { id: body.id },
        body: {},
      });
      expect(paid).toMatchObject({ status: 200, body: { status: 'complete', zarcode: expect.any(String) } });
    }
  });
});

test.each([
  ['neither code nor bundle', {}],
  ['both', { zarcode: pretoria, bundle: 5 }],
])('an order of %s is refused', async (_, body) => {
  expect(await order(body)).toMatchObject({
    status: 400,
    body: { message: 'Please choose either one ZarCode or a bundle.' },
  });
});

test.each([1, 0, -5, 7, 101, '5'])('a bundle of %s is refused', async (bundle) => {
  expect(await order({ bundle })).toMatchObject({
    status: 400,
    body: { message: 'A bundle is 5, 10, 50, 100 or 500 codes.' },
  });
});

test('a place outside South Africa is refused before an order is stored', { tags: 'C11' }, async () => {
  const stored = await world.allItems();
  expect((await order({ zarcode: { ...pretoria, latitude: 0, longitude: 0 } })).status).toBe(422);
  expect(await world.allItems()).toEqual(stored);
});

test('a stage with real customers refuses orders until payments work (docs/decisions/0038)', {
  tags: 'P13',
}, async () => {
  const { body: placed } = await codeOrder();
  const { config } = world.deps;
  provideDependencies({ config: { ...config, mockPayments: false } });
  try {
    const stored = await world.allItems();
    const refused = {
      status: 503,
      body: { code: 'unavailable', message: 'Card payments are not available yet. Please try again later.' },
    };
    expect(await codeOrder()).toMatchObject(refused);
    expect(await order({ bundle: 5 })).toMatchObject(refused);
    await world.addVoucher('ALLFREE', 100);
    const withVoucher = await world.allItems();
    expect(await codeOrder('ALLFREE')).toMatchObject(refused);
    const params = { id: placed.id };
    expect(await world.call('payments.complete', { token: person.token, params, body: {} })).toMatchObject(
      refused,
    );
    expect(await world.allItems()).toEqual(withVoucher);
    expect(stored.length).toBe(withVoucher.length - 1);
  } finally {
    provideDependencies({ config });
  }
});

test('a response that an earlier version saved is repeated', async () => {
  const buyer = await world.person();
  const send = () =>
    world.call('payments.create', {
      token: buyer.token,
      headers: { 'idempotency-key': 'saved-before-isFree' },
      body: { zarcode: pretoria },
    });
  const { body: placed } = await send();
  const [saved] = (await world.itemsOfType('idempotency')).filter(({ pk }) => pk === `IDEM#${buyer.id}`);
  await world.put({ ...saved, answer: placed });
  expect(await send()).toMatchObject({ status: 201, body: placed });
});
