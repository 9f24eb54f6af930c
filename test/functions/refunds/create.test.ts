/** docs/product/money.md#refunds. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handler as numberRest } from '#functions/jobs/invoicePayments.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { minute, testClock } from '#test/support/clock.ts';
import { crashAtWrite, intercept, simulateConflicts } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openRefunds, type RefundWorld } from '#test/support/refunds.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let world: World;
let refunds: RefundWorld;
let person: Person;
let inbox: Inbox;
let sideEffects: Feed;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  refunds = await openRefunds(world);
  person = await world.person();
  inbox = await newInbox();
  sideEffects = await openFeed(world.table, 'sideEffects');
});
afterEach(() => inbox.free());

const work = async () => {
  for (let round = 0; round < 3; round++) await sideEffects.work();
};
const paymentOf = async (id: string) =>
  (await world.itemsOfType('payment')).find((payment) => payment['id'] === id);
const problems = async () =>
  checkLedger(await entriesOf(readTable(world.table.client, world.table.name))).problems;
const atPayFast = (id: string) => refunds.payment(refunds.idAtPayFast(id)).refundedCents;
const ledgerOf = async (kind: string) =>
  (await world.itemsOfType('ledger')).filter((entry) => entry['kind'] === kind);
const remaining = async () => (await world.itemsOfType('bundle')).map((bundle) => bundle['remaining']);
const buyBundle = () => refunds.pay(person, { order: { bundle: 5 }, amount: '90.25' });
const useOne = () =>
  world.call('zarcodes.create', { token: person.token, body: { ...pretoria, useBundle: true } });
const manual = { method: 'manual', reference: 'EFT 4711' };

describe('through PayFast', { tags: 'P15' }, () => {
  test('all of it goes back once, is booked, and has a credit note and a mail', async () => {
    const id = await refunds.pay(person);
    expect((await refunds.options(id)).body).toMatchObject({
      refunded: '0.00',
      left: '19.00',
      payFast: { available: '19.00', part: true },
      zarcode: expect.any(String),
    });
    const answer = await refunds.refund(id);
    expect(answer, answer.raw).toMatchObject({
      status: 201,
      body: { status: 'done', method: 'payFast', amount: '19.00', voidedCodes: 0 },
    });
    expect(atPayFast(id)).toBe(1900);
    const booked = { refundedCents: 1900, refundedAt: clock.now().toISOString(), refunded: 'whole' };
    expect(await paymentOf(id)).toMatchObject(booked);
    expect(await world.itemsOfType('repayment')).toMatchObject([
      { refundedCents: 1900, refundedAt: booked.refundedAt, status: 'done' },
    ]);
    expect(await ledgerOf('refund')).toMatchObject([{ amountCents: -1900, codes: 0, paymentId: id }]);
    expect(await problems()).toEqual([]);

    await work();
    expect(await world.itemsOfType('creditNote')).toMatchObject([
      { number: 'CN-000001', invoiceNumber: 'INV-000001', amountCents: 1900, vatCents: 0 },
    ]);
    const mails = await inbox.mails();
    const mail = mails.find(({ subject }) => subject === 'Your refund of R19.00');
    expect(mail?.destination.to).toEqual([person.email]);
    expect(mail?.body.text).toContain('CN-000001');
    const { body } = await world.call('payments.get', { token: person.token, params: { id } });
    const shown = { amount: '19.00', at: booked.refundedAt, creditNotes: ['CN-000001'] };
    expect(body.refund).toEqual(shown);
    const listed = await world.call('user.payments', { token: person.token });
    expect(listed.body.payments).toMatchObject([{ refund: shown }]);
    const exported = await world.call('user.export', { token: person.token });
    expect(exported.body.payments, exported.raw).toMatchObject([
      { refundedAmount: '19.00', creditNotes: ['CN-000001'] },
    ]);
    // Both of the same time, so in either order.
    const amounts = exported.body.ledger.map(({ amount }: { amount: string }) => amount);
    expect(amounts.toSorted()).toEqual(['-19.00', '19.00']);
    // The code stays: nobody said that it should be withdrawn.
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });

  test('who did it and why is recorded, and the reason is nowhere else', async () => {
    const id = await refunds.pay(person);
    await refunds.refund(id);
    const { body } = await world.call('audit.ofTarget', {
      token: refunds.admin.token,
      params: { kind: 'payment', id },
    });
    expect(body.entries).toMatchObject([
      {
        action: 'refunds.create',
        actor: { id: refunds.admin.id },
        reason: 'Ordered by mistake',
        changes: [
          { field: 'refunded', from: '0.00', to: '19.00' },
          { field: 'paidBackBy', from: null, to: 'PayFast' },
        ],
      },
    ]);
    const [refund] = await world.itemsOfType('repayment');
    expect(refund).not.toHaveProperty('reason');
  });

  test('parts go back until nothing is left, and their VAT adds up', async () => {
    await world.setSettings({
      usePayFast: true,
      payFastSandbox: false,
      vatRegistered: true,
      vatNumber: '4123456789',
      companyName: 'ZarCodes (Pty) Ltd',
      companyAddress: '1 Long Street',
    });
    const id = await refunds.pay(person);
    const part = (amount: string, refundedBefore: string) => refunds.refund(id, { amount, refundedBefore });
    expect((await part('6.33', '0.00')).status).toBe(201);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 633, refunded: 'part' });
    expect((await part('6.33', '6.33')).status).toBe(201);
    expect(await part('6.35', '12.66')).toMatchObject({
      status: 422,
      body: { message: 'Only R6.34 of this payment is left to refund.' },
    });
    expect((await part('6.34', '12.66')).status).toBe(201);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 1900, refunded: 'whole' });
    expect(await part('0.01', '19.00')).toMatchObject({
      status: 422,
      body: { code: 'refund_refused', message: 'This payment was refunded in full.' },
    });
    await work();
    const notes = await world.itemsOfType('creditNote');
    expect(notes.map(({ number }) => number)).toEqual(['CN-000001', 'CN-000002', 'CN-000003']);
    const vat = notes.reduce((sum, { vatCents }) => sum + Number(vatCents), 0);
    expect(vat).toBe((await paymentOf(id))?.['vatCents']);
    expect(await problems()).toEqual([]);
  });

  test('the same refund a second time is refused, and says what happened', async () => {
    const id = await refunds.pay(person);
    await refunds.refund(id, { amount: '5.00' });
    expect(await refunds.refund(id, { amount: '5.00' })).toMatchObject({
      status: 409,
      body: {
        code: 'refund_conflict',
        message: 'R5.00 of this payment has been refunded by now. Please look again before you refund more.',
      },
    });
    expect(atPayFast(id)).toBe(500);
  });

  test.each(['payFast', 'manual'])('ten at once by %s are one', async (method) => {
    const id = await refunds.pay(person);
    const conflicts = simulateConflicts(world.table.client, 3);
    const body = { amount: '5.00', method, ...(method === 'manual' && manual) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refunds.refund(id, body)));
    conflicts.remove();
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 500 });
    if (method === 'payFast') expect(atPayFast(id)).toBe(500);
    expect(await problems()).toEqual([]);
  });

  test('of ten at once after an earlier one, one is booked', async () => {
    const id = await refunds.pay(person);
    await refunds.refund(id, { amount: '5.00', ...manual });
    const body = { amount: '5.00', refundedBefore: '5.00', ...manual };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refunds.refund(id, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 1000 });
    expect(await problems()).toEqual([]);
  });

  test('one that another came before, between its read and its write, is refused', async () => {
    const id = await refunds.pay(person);
    await refunds.refund(id, { amount: '5.00', ...manual });
    const body = { amount: '5.00', refundedBefore: '5.00', ...manual };
    let first: Promise<{ status: number }> | undefined;
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation === 'TransactWriteItems' && first === undefined) {
        first = refunds.refund(id, body);
        await first;
      }
      return send();
    });
    expect((await refunds.refund(id, body)).status).toBe(409);
    remove();
    expect((await first)?.status).toBe(201);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 1000 });
    expect(await problems()).toEqual([]);
  });

  test('what PayFast refuses changes nothing, and can be tried again', async () => {
    const id = await refunds.pay(person);
    refunds.fault = 'refused';
    expect(await refunds.refund(id)).toMatchObject({ status: 422, body: { code: 'refund_refused' } });
    expect(await paymentOf(id)).not.toHaveProperty('refundedCents');
    expect(await paymentOf(id)).not.toHaveProperty('openRefundId');
    refunds.fault = null;
    expect((await refunds.refund(id)).status).toBe(201);
    expect(atPayFast(id)).toBe(1900);
  });

  test('where PayFast does not say what is possible, nothing happens', async () => {
    const id = await refunds.pay(person);
    refunds.fault = 'unreachable';
    expect((await refunds.refund(id)).status).toBe(503);
    expect(await world.itemsOfType('repayment')).toEqual([]);
    expect((await refunds.options(id)).body).not.toHaveProperty('payFast');
  });
});

describe('an answer that was lost', { tags: 'P15' }, () => {
  test.each(['lost', 'disconnect', 'error'] as const)(
    '(%s) leaves the refund open, and PayFast says later what happened',
    async (fault) => {
      const id = await refunds.pay(person);
      refunds.fault = fault;
      const answer = await refunds.refund(id);
      expect(answer).toMatchObject({ status: 201, body: { status: 'open' } });
      refunds.fault = null;
      const { token } = refunds.admin;
      expect((await world.call('refunds.list', { token })).body.refunds).toMatchObject([
        { id, amount: '19.00', reason: 'unconfirmed' },
      ]);
      const has = fault === 'lost';
      // Too early to know that it did not happen.
      const early = await refunds.resolve(id);
      expect(early.body.status).toBe(has ? 'done' : 'open');
      if (!has) {
        expect(await refunds.refund(id)).toMatchObject({ status: 409, body: { code: 'refund_conflict' } });
        clock.advance(5 * minute);
        expect((await refunds.resolve(id)).body.status).toBe('notDone');
        expect((await refunds.refund(id)).status).toBe(201);
      }
      expect(atPayFast(id)).toBe(1900);
      expect(await paymentOf(id)).toMatchObject({ refundedCents: 1900 });
      expect((await world.call('refunds.list', { token })).body.refunds).toEqual([]);
      expect(await refunds.resolve(id)).toMatchObject({ status: 422 });
      expect(await problems()).toEqual([]);
    },
  );

  test('is found out before another refund of the payment is tried', async () => {
    const id = await refunds.pay(person);
    refunds.fault = 'lost';
    await refunds.refund(id, { amount: '5.00' });
    refunds.fault = null;
    const next = await refunds.refund(id, { amount: '5.00' });
    expect(next).toMatchObject({
      status: 409,
      body: {
        message:
          'The refund of R5.00 that was requested before has happened. Please look again before you refund more.',
      },
    });
    expect(atPayFast(id)).toBe(500);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 500 });
  });

  test('that fits neither is decided by the admin who looks into the account', async () => {
    const id = await refunds.pay(person);
    refunds.fault = 'disconnect';
    await refunds.refund(id, { amount: '5.00' });
    refunds.fault = null;
    // Somebody else refunded at PayFast itself.
    refunds.payment(refunds.idAtPayFast(id)).refundedCents = 300;
    clock.advance(5 * minute);
    expect((await refunds.resolve(id)).body.status).toBe('open');
    expect((await refunds.options(id)).body.sentence).toContain('does not match');
    expect((await refunds.resolve(id, { happened: false })).body.status).toBe('notDone');
    expect(await paymentOf(id)).not.toHaveProperty('refundedCents');
  });
});

describe('by hand', () => {
  test('is all that the sandbox and mock mode have', async () => {
    await world.setSettings({ usePayFast: true, payFastSandbox: true });
    const sandbox = await refunds.pay(person);
    await world.setSettings({});
    const order = await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
    const mock = String(order.body.id);
    await world.call('payments.complete', { token: person.token, params: { id: mock } });
    for (const id of [sandbox, mock]) {
      expect((await refunds.options(id)).body).not.toHaveProperty('payFast');
      expect((await refunds.refund(id)).status).toBe(422);
      expect(await refunds.refund(id, manual)).toMatchObject({
        status: 201,
        body: { status: 'done', method: 'manual', reference: 'EFT 4711' },
      });
    }
    expect(refunds.requested).toEqual([]);
    await work();
    const notes = (await world.itemsOfType('creditNote')).map(({ number }) => number);
    expect(notes).toEqual(['TEST-CN-000001', 'TEST-CN-000002']);
    expect(await problems()).toEqual([]);
  });

  test('needs the reference of the transfer, and an amount', async () => {
    const id = await refunds.pay(person);
    expect(await refunds.refund(id, { method: 'manual' })).toMatchObject({
      status: 400,
      body: { fields: { reference: 'Please enter the reference of the transfer.' } },
    });
    for (const amount of ['0.00', '-1.00', '19', '19.001', 'NaN']) {
      expect((await refunds.refund(id, { amount })).status, amount).toBe(400);
    }
  });
});

describe('what was bought', { tags: 'P15' }, () => {
  test('prepaid codes that were not used are taken back; used ones stay', async () => {
    const id = await buyBundle();
    expect((await useOne()).status).toBe(201);
    expect((await refunds.options(id)).body.prepaid).toEqual({ bought: 5, unused: 4 });
    expect((await refunds.refund(id, { amount: '90.25' })).body).toMatchObject({ voidedCodes: 4 });
    expect(await remaining()).toEqual([0]);
    expect(await world.itemsOfType('zarcode')).toHaveLength(1);
    expect((await useOne()).status).toBe(402);
    expect(await problems()).toEqual([]);
  });

  test('a part takes back as many as all parts together pay for', async () => {
    const id = await buyBundle();
    const part = async (amount: string, refundedBefore: string) =>
      (await refunds.refund(id, { amount, refundedBefore })).body.voidedCodes;
    // One of five costs R18.05.
    expect(await part('18.04', '0.00')).toBe(0);
    expect(await part('0.01', '18.04')).toBe(1);
    expect(await part('36.10', '18.05')).toBe(2);
    expect(await remaining()).toEqual([2]);
    expect(await problems()).toEqual([]);
  });

  test('a code that is used at the same moment is not taken back', async () => {
    const id = await buyBundle();
    const [refund, ...uses] = await Promise.all([
      refunds.refund(id, { amount: '90.25' }),
      useOne(),
      useOne(),
    ]);
    const used = uses.filter(({ status }) => status === 201).length;
    expect(refund.body.voidedCodes).toBe(5 - used);
    expect(await remaining()).toEqual([0]);
    expect(await problems()).toEqual([]);
  });

  test('a code is withdrawn only where the admin says so, and stays withdrawn', async () => {
    const id = await refunds.pay(person);
    const [code] = await world.itemsOfType('zarcode');
    const answer = await refunds.refund(id, { withdrawCode: true });
    expect(answer.body.withdrawnCode.replace('-', '')).toBe(code?.['code']);
    expect(await world.itemsOfType('zarcode')).toEqual([]);
    expect(await world.itemsOfType('tombstone')).toHaveLength(1);
    const stats = await world.call('user.stats', { token: person.token });
    expect(stats.body, stats.raw).toMatchObject({ totalCodes: 0 });
    expect(await problems()).toEqual([]);
  });

  test('the money that came in for an erased account goes back, and its task is done', async () => {
    const id = await refunds.pay(person);
    // As if the account had been erased before it was paid.
    const stored = await paymentOf(id);
    const { code: _, ...erased } = stored ?? {};
    await world.put({
      ...erased,
      userId: 'usr_erased',
      ownerPk: 'PAYMENTS#usr_erased',
      refundDue: true,
      pk: `PAY#${id}`,
      sk: 'PAY',
    });
    const createdAt = clock.now().toISOString();
    await world.put({
      pk: `REFUND#${id}`,
      sk: 'REFUND',
      type: 'refund',
      version: 1,
      status: 'open',
      paymentId: id,
      amountCents: 1900,
      createdAt,
      ownerPk: 'REFUNDS',
      ownerSk: `${createdAt}#${id}`,
    });
    const list = async () => (await world.call('refunds.list', { token: refunds.admin.token })).body.refunds;
    expect(await list()).toEqual([{ id, amount: '19.00', createdAt, reason: 'accountErased' }]);
    expect((await refunds.refund(id, { amount: '9.00' })).status).toBe(201);
    expect(await list()).toHaveLength(1);
    expect((await refunds.refund(id, { amount: '10.00', refundedBefore: '9.00' })).status).toBe(201);
    expect(await list()).toEqual([]);
    await work();
    const mails = (await inbox.mails()).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.startsWith('Your refund'))).toEqual([]);
    expect(await world.itemsOfType('creditNote')).toHaveLength(2);
  });
});

test('an order that was not paid cannot be refunded, and one that is not there is not found', async () => {
  const order = await world.call('payments.create', { token: person.token, body: { zarcode: pretoria } });
  expect(await refunds.refund(order.body.id)).toMatchObject({
    status: 422,
    body: { message: 'This order was not paid, so there is nothing to refund.' },
  });
  expect((await refunds.refund('pay_00000000000000000000')).status).toBe(404);
});

test.each(['before', 'after'] as const)(
  'a crash %s each write loses nothing and repeats nothing',
  { tags: ['P15', 'C6'] },
  async (when) => {
    let crashes = 0;
    for (let nth = 0; ; nth++) {
      const id = await refunds.pay(person, { order: { zarcode: { ...pretoria, title: `Spaza ${nth}` } } });
      await work();
      const process = crashAtWrite(world.table.client, nth, when);
      await refunds.refund(id);
      await work().catch(() => undefined);
      process.restart();
      clock.advance(5 * minute);
      // The admin tries again, from what the page says by now.
      const { body } = await refunds.options(id);
      await refunds.refund(id, { refundedBefore: body.refunded });
      await work();
      await numberRest();
      expect(atPayFast(id), `write ${nth}`).toBe(1900);
      expect(await paymentOf(id)).toMatchObject({ refundedCents: 1900, refunded: 'whole' });
      expect(await problems()).toEqual([]);
      expect(await world.itemsOfType('creditNote')).toHaveLength(nth + 1);
      expect(await world.itemsOfType('toCredit')).toEqual([]);
      if (!process.crashed()) break;
      crashes += 1;
    }
    // The claim, the booking, the credit note.
    expect(crashes).toBeGreaterThanOrEqual(3);
  },
);

test('thirty credit notes at once have numbers without a gap', { tags: 'P15' }, async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 30; nth++) {
    ids.push(await refunds.pay(person, { order: { zarcode: { ...pretoria, title: `Spaza ${nth}` } } }));
  }
  await Promise.all(ids.map((id) => refunds.refund(id)));
  await work();
  const numbers = (await world.itemsOfType('creditNote')).map(({ number }) => number).toSorted();
  expect(numbers).toEqual(
    Array.from({ length: 30 }, (_, index) => `CN-${String(index + 1).padStart(6, '0')}`),
  );
  expect(await problems()).toEqual([]);
});
