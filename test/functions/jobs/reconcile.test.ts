import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addMonth } from '#functions/data/months.ts';
import { handler as reconcile } from '#functions/jobs/reconcile.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { day, minute, testClock } from '#test/support/clock.ts';
import { delivered, nothingDelivered, oneCodeDelivered } from '#test/support/delivered.ts';
import { crashAtWrite, simulateConflicts } from '#test/support/dynamoCalls.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { answerApi } from '#test/support/payfast/api.ts';
import { openPayFast, type PayFastWorld } from '#test/support/payfast/payFastWorld.ts';
import type { ProviderPayment } from '#test/support/payfast/payment.ts';
import { readLog } from '#test/support/readLog.ts';
import { openRefund } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

/** PayFast's API with the payments that a test wants, or an answer instead. */
let listed: ProviderPayment[] = [];
let instead: { status: number; text: string } | 'disconnect' | null = null;
const server = createServer((request, response) => {
  const { method = 'GET', headers, url = '/' } = request;
  if (instead === 'disconnect') return void response.destroy();
  if (instead !== null) return void response.writeHead(instead.status).end(instead.text);
  const { pathname: path, searchParams: query } = new URL(url, 'http://payfast');
  const payments = new Map(listed.map((payment) => [payment.pfPaymentId, payment]));
  answerApi({ method, headers, path, query, body: '' }, response, testAccount, payments);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const noon = '2026-04-01T10:00:00.000Z';
/** In Johannesburg it is 02:30 of the next day. */
const night = '2026-04-02T00:30:00.000Z';
const clock = testClock(noon);
let world: World;
let payFast: PayFastWorld;
let person: Person;
beforeEach(async () => {
  clock.set(noon);
  listed = [];
  instead = null;
  world = await newWorld({ now: clock.now });
  payFast = await openPayFast(world);
  provideDependencies({ payFastApi: createPayFastApi({ payFastStandIn: { host: apiHost, apiHost } }) });
  person = await world.person();
});

interface Paid {
  readonly id: string;
  readonly amount?: string;
  readonly pfPaymentId?: string;
  readonly at?: string;
}
/** What PayFast received, whether or not there was a notice. */
function pay({ id, amount = '19.00', pfPaymentId = 'pf-1', at = noon }: Paid): void {
  const fields = new Map([
    ['m_payment_id', id],
    ['amount', amount],
  ]);
  listed.push({ pfPaymentId, fields, createdAt: new Date(at), status: 'COMPLETE', refundedCents: 0 });
}

const order = async (body: Record<string, unknown> = { zarcode: pretoria }): Promise<string> =>
  (await payFast.order(person, body)).body.id;
const notice = (id: string, pfPaymentId = 'pf-1') =>
  payFast.notify({ m_payment_id: id, pf_payment_id: pfPaymentId });
const atNight = async () => {
  clock.set(night);
  await reconcile();
};
/** As the job projections does. */
const listMonths = async () => {
  const months = (await world.itemsOfType('reconciliation')).map(({ day: of }) => of.slice(0, 7));
  for (const month of new Set(months)) await addMonth(world.table, 'RECONCILIATIONS', month);
};
const rows = async () => {
  await listMonths();
  const { token } = await world.person({ role: 'admin' });
  const answer = await world.call('payments.reconciliations', { token, query: {} });
  return answer.body.reconciliations as Record<string, unknown>[];
};
const rowOf = async (wanted: string) => (await rows()).find((each) => each['day'] === wanted);
const yesterday = () => rowOf('2026-04-01');

describe('a paid order without a notice', { tags: ['P3', 'P17'] }, () => {
  test.each(['pending', 'expired', 'failed', 'cancelled'])(
    'that is %s is settled as by a notice, and marked',
    async (status) => {
      const id = await order();
      const [stored] = await world.itemsOfType('payment');
      await world.put({ ...stored, status });
      pay({ id });
      await atNight();
      expect(await delivered(world)).toEqual(oneCodeDelivered);
      const [payment] = await world.itemsOfType('payment');
      expect(payment).toMatchObject({
        status: 'complete',
        reconciled: true,
        pfPaymentId: 'pf-1',
        feeCents: 315,
        netCents: 1585,
      });
      expect(await yesterday()).toMatchObject({ state: 'done', received: 1, reconciled: 1, differences: [] });
    },
  );

  test('is settled once by two runs at once and by later ones, which say the same', async () => {
    pay({ id: await order() });
    clock.set(night);
    const conflicts = simulateConflicts(world.table.client, 2);
    await Promise.all([reconcile(), reconcile()]);
    conflicts.remove();
    const first = await yesterday();
    expect(first).toMatchObject({ received: 1, reconciled: 1, differenceCount: 0 });
    await reconcile();
    expect(await yesterday()).toEqual(first);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test.each(['before', 'after'] as const)('is settled once after a crash %s each write', async (when) => {
    let crashes = 0;
    for (let nth = 0; ; nth++) {
      clock.set(noon);
      const id = await order({ zarcode: { ...pretoria, title: `Spaza ${nth}` } });
      pay({ id, pfPaymentId: `pf-${nth}` });
      clock.set(night);
      const process = crashAtWrite(world.table.client, nth, when);
      await reconcile().catch(() => undefined);
      process.restart();
      await reconcile();
      const count = nth + 1;
      expect(await delivered(world)).toEqual({
        codes: count,
        prepaid: 0,
        sales: count,
        mails: count,
        bell: count,
      });
      expect(await yesterday()).toMatchObject({ received: count, reconciled: count, differenceCount: 0 });
      if (!process.crashed()) break;
      crashes += 1;
    }
    // The settlement and three days.
    expect(crashes).toBeGreaterThanOrEqual(4);
  });

  test('is found up to three days later', async () => {
    pay({ id: await order() });
    clock.set(night);
    clock.advance(2 * day);
    await reconcile();
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    expect((await rows()).map((each) => each['day'])).toEqual(['2026-04-03', '2026-04-02', '2026-04-01']);
    expect(await yesterday()).toMatchObject({ reconciled: 1 });
  });

  test('is settled by the notice that comes later no second time', async () => {
    const id = await order();
    pay({ id });
    await atNight();
    expect((await notice(id)).status).toBe(200);
    expect(await delivered(world)).toEqual(oneCodeDelivered);
  });

  test('under a second id of PayFast is booked as a second order', async () => {
    const id = await order();
    clock.advance(minute);
    await notice(id);
    pay({ id });
    pay({ id, pfPaymentId: 'pf-2' });
    await atNight();
    await reconcile();
    expect(await delivered(world)).toEqual({ codes: 1, prepaid: 1, sales: 2, mails: 2, bell: 2 });
    expect(await yesterday()).toMatchObject({ received: 2, reconciled: 1, differences: [] });
  });
});

describe('what differs', { tags: 'P17' }, () => {
  test('is nothing where a notice has settled the order', async () => {
    const id = await order();
    await notice(id);
    pay({ id });
    await atNight();
    expect(await delivered(world)).toEqual(oneCodeDelivered);
    expect(await yesterday()).toMatchObject({ received: 1, reconciled: 0, differenceCount: 0 });
    expect((await world.itemsOfType('payment'))[0]).not.toHaveProperty('reconciled');
  });

  test.each(['18.99', '19.01', '1900.00'])(
    'is an amount of R%s, for which nothing is issued',
    async (amount) => {
      const id = await order();
      pay({ id, amount });
      await atNight();
      expect(await delivered(world)).toEqual(nothingDelivered);
      expect(await yesterday()).toMatchObject({
        reconciled: 0,
        differences: [
          {
            kind: 'amount',
            paymentId: id,
            pfPaymentId: 'pf-1',
            expectedAmount: '19.00',
            receivedAmount: amount,
          },
        ],
      });
    },
  );

  test('is a payment without an order, whose reference is not stored', async () => {
    pay({ id: 'thandi@example.co.za' });
    pay({ id: 'pay_00000000000000000000', pfPaymentId: 'pf-2' });
    await atNight();
    expect(await delivered(world)).toEqual(nothingDelivered);
    const row = await yesterday();
    expect(row?.['differences']).toEqual([
      { kind: 'unknownOrder', pfPaymentId: 'pf-1', receivedAmount: '19.00' },
      {
        kind: 'unknownOrder',
        pfPaymentId: 'pf-2',
        paymentId: 'pay_00000000000000000000',
        receivedAmount: '19.00',
      },
    ]);
  });

  test('is a payment in our books that PayFast does not list', async () => {
    const id = await order();
    await notice(id);
    await atNight();
    expect((await yesterday())?.['differences']).toEqual([
      { kind: 'notListed', pfPaymentId: 'pf-1', paymentId: id },
    ]);
  });

  test('is not one that was paid before midnight and booked after it', async () => {
    clock.set('2026-03-31T21:59:00.000Z');
    const id = await order();
    pay({ id, at: '2026-03-31T21:59:30.000Z' });
    clock.set('2026-03-31T22:00:30.000Z');
    await notice(id);
    expect(dayInJohannesburg(clock.now())).toBe('2026-04-01');
    await atNight();
    expect((await rows()).map((each) => each['differenceCount'])).toEqual([0, 0, 0]);
  });

  test('is listed up to twenty-five, and counted', async () => {
    for (let count = 0; count < 31; count++) pay({ id: 'unknown', pfPaymentId: `pf-${count}` });
    await atNight();
    const row = await yesterday();
    expect(row).toMatchObject({ received: 31, differenceCount: 31 });
    expect(row?.['differences']).toHaveLength(25);
  });
});

test.each([
  ['does not answer', 'disconnect'],
  ['refuses', { status: 401, text: '{}' }],
  ['answers with something else', { status: 200, text: '<html></html>' }],
] as const)('where PayFast %s a day is tried again the next night', { tags: 'P17' }, async (_, answer) => {
  pay({ id: await order() });
  instead = answer;
  await atNight();
  expect(await yesterday()).toMatchObject({ state: 'unanswered', received: 0, differences: [] });
  expect(await delivered(world)).toEqual(nothingDelivered);
  instead = null;
  clock.advance(day);
  await reconcile();
  const done = await yesterday();
  expect(done).toMatchObject({ state: 'done', reconciled: 1 });
  instead = answer;
  await reconcile();
  expect(await yesterday()).toEqual(done);
});

test('without PayFast or without credentials nothing is compared, which each day says', async () => {
  pay({ id: await order() });
  await world.setSettings({ usePayFast: false });
  await atNight();
  expect(await yesterday()).toMatchObject({ state: 'off' });
  await world.setSettings({ usePayFast: true });
  const { config } = dependencies();
  const payFastApi = createPayFastApi({ payFastStandIn: { host: apiHost, apiHost } });
  provideDependencies({ config: { ...config, payFast: async () => null }, payFastApi });
  await reconcile();
  expect(await yesterday()).toMatchObject({ state: 'noCredentials' });
  expect(await delivered(world)).toEqual(nothingDelivered);
});

test('reads quoted cells, thousands, signs and other lines', async () => {
  const id = await order({ bundle: 10 });
  const [stored] = await world.itemsOfType('payment');
  await world.put({ ...stored, amountCents: 123_450 });
  const columns = 'Date,Type,Description,Gross,Fee,Net,M Payment ID,PF Payment ID';
  const lines = [
    `2026-04-01 12:00:00,FUNDS_RECEIVED,"Ten ""codes"", please\nat once","1,234.50",-57.67,"1,176.83",${id},pf-1`,
    `2026-04-01 12:00:00,PAYOUT,To the bank,"-1,000.00",0.00,"-1,000.00",,pf-2`,
    `2026-04-01 12:00:00,FUNDS_RECEIVED,Given back,-19.00,0.00,-19.00,${id},pf-3`,
    `2026-04-01 12:00:00,FUNDS_RECEIVED,Broken,19.001,0.00,19.00,${id},pf-4`,
  ];
  instead = { status: 200, text: [columns, ...lines].join('\r\n') };
  await atNight();
  const [payment] = await world.itemsOfType('payment');
  expect(payment).toMatchObject({ status: 'complete', feeCents: 5767, netCents: 117_683 });
  expect(await yesterday()).toMatchObject({
    received: 2,
    reconciled: 1,
    differences: [{ kind: 'unreadable', pfPaymentId: 'pf-4', paymentId: id, expectedAmount: '1234.50' }],
  });
});

test('only admins list the days, newest first and ten a page', async () => {
  for (let count = 0; count < 8; count++) {
    clock.set(night);
    clock.advance(count * 3 * day);
    await reconcile();
  }
  await listMonths();
  const list = (token: string, query: Record<string, string> = {}) =>
    world.call('payments.reconciliations', { token, query });
  // Sessions from before are over.
  const [user, admin] = [await world.person(), await world.person({ role: 'admin' })];
  expect((await list(user.token)).status).toBe(403);
  const days: string[] = [];
  for (let page = 1, older = ''; page === 1 || older !== ''; page++) {
    const { body } = await list(admin.token, older === '' ? {} : { page: String(page), older });
    expect(body.reconciliations.length).toBeLessThanOrEqual(10);
    days.push(...body.reconciliations.map((each: { day: string }) => each.day));
    older = body.pagination.older ?? '';
  }
  expect(days).toHaveLength(24);
  expect(days).toEqual(days.toSorted().toReversed());
});

describe('refunds that stay open', () => {
  const overdueAt = async (time: string) => {
    clock.set(time);
    const lines = readLog<{ message: string; overdue?: number }>();
    await reconcile();
    return lines().find(({ message }) => message === 'open refunds')?.overdue;
  };

  test('are counted once somebody has waited for a day, until they are paid', async () => {
    await openRefund(world, person);
    expect(await overdueAt('2026-04-02T09:59:59.999Z')).toBe(0);
    expect(await overdueAt('2026-04-02T10:00:00.000Z')).toBe(1);
  });
});
