/** An account that is erased while a payment is pending: the money that comes later is to be paid back. */
import { expect, test } from 'vitest';
import { getPayment } from '#functions/data/payments.ts';
import { recordRefund } from '#functions/domain/payments/recordRefund.ts';
import { settlePayment } from '#functions/domain/payments/settlePayment.ts';
import { handler as runErasures } from '#functions/jobs/erasures.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { crashAtTransaction } from '#test/support/dynamoCalls.ts';
import { openMailWorld } from '#test/support/mailWorld.ts';
import { pretoria } from '#test/support/world.ts';

const { world, inbox, feed: sideEffects } = await openMailWorld();

/** An order of somebody whose account ends before it is paid. */
async function abandonedOrder(body: object): Promise<string> {
  const person = await world.person();
  const order = await world.call('payments.create', { token: person.token, body });
  expect(order.status).toBe(201);
  await world.endAccount(person);
  return order.body.id;
}

/** What the provider's notice does. */
async function comesIn(id: string) {
  const payment = await getPayment(world.deps.table, id);
  if (payment === null) throw new Error('No payment');
  const received = { transactionId: 'pf-1' };
  return settlePayment(world.deps, payment, { received, max: 100, whenErased: recordRefund });
}

const refunds = async (id: string) =>
  (await world.itemsOfType('refund')).filter(({ paymentId }) => paymentId === id);
const issued = async () =>
  (await world.allItems()).filter(({ type }) =>
    ['zarcode', 'bundle', 'notification', 'counts'].includes(type),
  );

test.each([
  ['a code', 'before the job', { zarcode: pretoria }, async () => {}],
  ['a code', 'after the job', { zarcode: pretoria }, () => runErasures()],
  ['a bundle', 'before the job', { bundle: 5 }, async () => {}],
  ['a bundle', 'after the job', { bundle: 5 }, () => runErasures()],
])(
  'a payment for %s that completes %s is to be paid back',
  { tags: 'P15' },
  async (_, __, body, eraseRest) => {
    const id = await abandonedOrder(body);
    await eraseRest();
    const settled = await comesIn(id);
    expect(settled).toMatchObject({ status: 'complete', refundDue: true, transactionId: 'pf-1' });
    expect(await issued()).toEqual([]);
    const [refund, ...others] = await refunds(id);
    expect(others).toEqual([]);
    expect(refund).toMatchObject({
      status: 'open',
      amountCents: settled.amountCents,
      ownerPk: 'REFUNDS',
      reason: 'accountErased',
    });
    expect(checkLedger(await entriesOf(readTable(world.table.client, world.table.name))).problems).toEqual(
      [],
    );

    // The notice comes again.
    const before = await world.allItems();
    expect(await comesIn(id)).toEqual(settled);
    expect(await world.allItems()).toEqual(before);

    await runErasures();
    await sideEffects.work();
    const mails = (await inbox.mails()).filter(({ body: { text } }) => text.includes(id));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ destination: { to: [world.deps.config.supportEmail] } });
  },
);

test('ten notices at once make one refund', { tags: 'P15' }, async () => {
  const id = await abandonedOrder({ bundle: 10 });
  const settled = await Promise.all(Array.from({ length: 10 }, () => comesIn(id)));
  for (const payment of settled) expect(payment).toMatchObject({ status: 'complete', refundDue: true });
  expect(await refunds(id)).toHaveLength(1);
});

test('a crash loses nothing: the next notice makes the refund', { tags: 'P8' }, async () => {
  const id = await abandonedOrder({ bundle: 5 });
  const process = crashAtTransaction(world.table.client, 'before');
  await expect(comesIn(id)).rejects.toThrow();
  process.restart();
  expect(await refunds(id)).toEqual([]);
  await comesIn(id);
  expect(await refunds(id)).toHaveLength(1);
});
