/** docs/product/money.md#vat-and-invoices. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { handler as invoiceRest } from '#functions/jobs/invoicePayments.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { testClock } from '#test/support/clock.ts';
import { crashAtWrite, intercept, simulateConflicts } from '#test/support/dynamoCalls.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { type Feed, openFeed, runJob } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const company = {
  vatRegistered: true,
  vatNumber: '4123456789',
  companyName: 'ZarCodes (Pty) Ltd',
  companyAddress: '1 Long Street, Cape Town',
};
let world: World;
let inbox: Inbox;
let feed: Feed;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  world = await newWorld({ now: clock.now });
  inbox = await newInbox();
  feed = await openFeed(world.table, 'sideEffects');
});
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  inbox.free();
});

async function buy(person: Person, body: object = { zarcode: pretoria }): Promise<string> {
  const { token } = person;
  const order = await world.call('payments.create', { token, body });
  const paid = await world.call('payments.complete', { token, params: { id: order.body.id } });
  expect(paid.status, paid.raw).toBe(200);
  return order.body.id;
}
const get = async ({ token }: Person, id: string) =>
  (await world.call('payments.get', { token, params: { id } })).body;
const invoices = async () =>
  (await world.itemsOfType('invoice')).toSorted((a, b) =>
    String(a['number']) < String(b['number']) ? -1 : 1,
  );
const numbers = async () => (await invoices()).map(({ number }) => number);
const expectSeries = (count: number) =>
  Array.from({ length: count }, (_, index) => `TEST-${String(index + 1).padStart(6, '0')}`);
const problems = async () =>
  checkLedger(await entriesOf(readTable(world.table.client, world.table.name))).problems;
/** The number first, then its mail. */
async function work(): Promise<void> {
  for (let round = 0; round < 2; round++) expect(await feed.work()).toEqual({ batchItemFailures: [] });
}
const mailsTo = ({ email }: Person) => inbox.mailsTo(email);
const receipts = async () =>
  (await world.itemsOfType('mail')).filter(({ content }) => content.invoiceNumber !== undefined);

test('a paid order is settled without a number, and gets it with its receipt mail', async () => {
  const person = await world.person();
  const id = await buy(person);
  expect(await get(person, id)).not.toHaveProperty('invoiceNumber');
  expect(await world.itemsOfType('mail')).toEqual([]);
  await work();
  expect(await get(person, id)).toMatchObject({ invoiceNumber: 'TEST-000001' });
  expect(await get(person, id)).not.toHaveProperty('taxInvoice');
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.body.text).toContain('Receipt: TEST-000001');
  expect(mail?.body.text).not.toMatch(/VAT|Tax invoice/);
  expect(await world.itemsOfType('toInvoice')).toEqual([]);
  const exported = await world.call('user.export', { token: person.token });
  expect(exported.body.payments).toMatchObject([{ invoiceNumber: 'TEST-000001' }]);
  const listed = await world.call('user.payments', { token: person.token });
  expect(listed.body.payments).toMatchObject([{ invoiceNumber: 'TEST-000001' }]);
  expect(await problems()).toEqual([]);
});

test('an order that costs nothing gets its receipt at once, and no number', async () => {
  const person = await world.person();
  await world.addVoucher('GIFT', 100);
  const { token } = person;
  const body = { zarcode: pretoria, voucherCode: 'GIFT' };
  expect((await world.call('payments.create', { token, body })).body.status).toBe('complete');
  await work();
  await invoiceRest();
  expect(await mailsTo(person)).toHaveLength(1);
  expect([await invoices(), await world.itemsOfType('numbers')]).toEqual([[], []]);
});

describe('a tax invoice', { tags: 'P14' }, () => {
  const expectTax = async (person: Person, id: string) => {
    const { vatRegistered: _, ...facts } = company;
    expect(await get(person, id)).toMatchObject({ vatAmount: '2.48', taxInvoice: { ...facts, vatRate: 15 } });
    const [mail] = await mailsTo(person);
    for (const part of [
      'Tax invoice: TEST-000001',
      'ZarCodes (Pty) Ltd, 1 Long Street, Cape Town',
      'VAT number: 4123456789',
      'Excluding VAT: R16.52',
      'VAT included (15%): R2.48',
    ]) {
      expect(mail?.body.text).toContain(part);
    }
    expect(await problems()).toEqual([]);
  };

  test('is made of what was paid while the company was registered, whatever changes before the number', async () => {
    await world.setSettings(company);
    const person = await world.person();
    const id = await buy(person);
    await world.setSettings({});
    await work();
    await expectTax(person, id);
  });

  test('is made where the company registered between order and payment', async () => {
    const person = await world.person();
    const { token } = person;
    const order = await world.call('payments.create', { token, body: { zarcode: pretoria } });
    await world.setSettings(company);
    await world.call('payments.complete', { token, params: { id: order.body.id } });
    await work();
    await expectTax(person, order.body.id);
  });

  test('is not made where it ended before the payment', async () => {
    await world.setSettings(company);
    const person = await world.person();
    const { token } = person;
    const order = await world.call('payments.create', { token, body: { zarcode: pretoria } });
    await world.setSettings({});
    await world.call('payments.complete', { token, params: { id: order.body.id } });
    await work();
    expect(await get(person, order.body.id)).toMatchObject({ vatAmount: '0.00' });
    expect((await invoices())[0]).not.toHaveProperty('vendor');
  });
});

test('payments that move money have a series of their own', async () => {
  const person = await world.person();
  await buy(person, { bundle: 5 });
  await work();
  const { order, notify } = await openPayFast(world);
  for (const [name, payFastSandbox] of [
    ['Sandbox', true],
    ['Live', false],
  ] as const) {
    await world.setSettings({ usePayFast: true, payFastSandbox });
    const placed = await order(person, { zarcode: { ...pretoria, title: name } });
    await notify({ m_payment_id: placed.body.id, pf_payment_id: `pf-${name}` });
    await work();
  }
  expect(await numbers()).toEqual(['INV-000001', 'TEST-000001', 'TEST-000002']);
  expect(await problems()).toEqual([]);
});

test('the series is that of the order, also where the sandbox is switched before it is paid', async () => {
  const person = await world.person();
  const { order, notify } = await openPayFast(world);
  const ordered: string[] = [];
  for (const payFastSandbox of [true, false]) {
    await world.setSettings({ usePayFast: true, payFastSandbox });
    ordered.push(
      (await order(person, { zarcode: { ...pretoria, title: `Shop ${payFastSandbox}` } })).body.id,
    );
  }
  const [inSandbox, forReal] = ordered;
  await notify({ m_payment_id: inSandbox ?? '', pf_payment_id: 'pf-1' });
  await world.setSettings({ usePayFast: true, payFastSandbox: true });
  await notify({ m_payment_id: forReal ?? '', pf_payment_id: 'pf-2' });
  await work();
  const numberOf = async (id = '') =>
    (await world.itemsOfType('payment')).find((each) => each['id'] === id)?.['invoiceNumber'];
  expect([await numberOf(inSandbox), await numberOf(forReal)]).toEqual(['TEST-000001', 'INV-000001']);
});

describe('numbers have no gap, and a payment has one', { tags: 'P18' }, () => {
  test('for thirty payments at once', async () => {
    const person = await world.person();
    for (let count = 0; count < 30; count++) await buy(person, { bundle: 5 });
    const records = await feed.next();
    const conflicts = simulateConflicts(world.table.client, 2);
    cleanups.push(conflicts.remove);
    const results = await Promise.all(records.map((record) => runJob('sideEffects', [record])));
    for (const result of results) expect(result).toEqual({ batchItemFailures: [] });
    expect(conflicts.refused()).toBeGreaterThan(0);
    expect(await numbers()).toEqual(expectSeries(30));
    expect(new Set((await receipts()).map(({ content }) => content.reference)).size).toBe(30);
    expect(await problems()).toEqual([]);
  });

  test('for one payment that several runs number at once, and again later', async () => {
    const person = await world.person();
    await buy(person);
    const records = await feed.next();
    await Promise.all([runJob('sideEffects', records), runJob('sideEffects', records), invoiceRest()]);
    const before = await world.allItems();
    expect(await runJob('sideEffects', records)).toEqual({ batchItemFailures: [] });
    await invoiceRest();
    expect(await world.allItems()).toEqual(before);
    expect(await numbers()).toEqual(expectSeries(1));
    expect(await receipts()).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)('where the job dies %s each of its writes', async (when) => {
    const person = await world.person();
    for (let count = 0; count < 3; count++) await buy(person, { bundle: 5 });
    let crashes = 0;
    for (let nth = 0; ; nth++) {
      const process = crashAtWrite(world.table.client, nth, when);
      await invoiceRest().catch(() => undefined);
      process.restart();
      expect(await problems()).toEqual([]);
      if (!process.crashed()) break;
      crashes += 1;
    }
    await invoiceRest();
    expect(crashes).toBeGreaterThan(0);
    expect(await numbers()).toEqual(expectSeries(3));
    expect(await receipts()).toHaveLength(3);
  });
});

test('one that cannot be numbered holds up no other, and the next run finds it', {
  tags: 'P18',
}, async () => {
  const person = await world.person();
  for (let count = 0; count < 2; count++) await buy(person, { bundle: 5 });
  let failures = 0;
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (operation === 'TransactWriteItems' && failures++ === 0) throw new Error('The table is down');
    return send();
  });
  await invoiceRest();
  remove();
  expect(await numbers()).toEqual(expectSeries(1));
  await invoiceRest();
  expect(await numbers()).toEqual(expectSeries(2));
});

describe('of a person who was erased', () => {
  const erase = async (person: Person) => {
    await world.endAccount(person);
    await runErasures();
  };

  test('before the number was given, a payment gets it without a mail', async () => {
    const person = await world.person();
    await buy(person);
    await erase(person);
    await invoiceRest();
    expect(await numbers()).toEqual(expectSeries(1));
    expect(await receipts()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('the same while the number is given', async () => {
    const person = await world.person();
    await buy(person);
    const remove = intercept(world.table.client, async ({ operation }, send) => {
      if (operation !== 'TransactWriteItems') return send();
      remove();
      await erase(person);
      return send();
    });
    await invoiceRest();
    expect(await numbers()).toEqual(expectSeries(1));
    expect(await receipts()).toEqual([]);
  });

  test('an invoice stays, and names neither them nor their place', async () => {
    const person = await world.person();
    await buy(person);
    await work();
    const before = await invoices();
    await erase(person);
    expect(await invoices()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(pretoria.title);
    expect(JSON.stringify(before)).not.toContain(person.id);
  });
});
