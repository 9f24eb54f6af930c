import { writeNewRefundTask } from '#functions/data/refundTasks.ts';
import { transact } from '#functions/data/transact.ts';
import { handler as expireOrders } from '#functions/jobs/expireOrders.ts';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { intercept, transactionCancelled } from '#test/support/dynamoCalls.ts';
import { noticeBody } from '#test/support/payfast/notice.ts';
import { openPayFast } from '#test/support/payfast/payFastWorld.ts';
import { openRefunds } from '#test/support/refunds.ts';
import { openRefund, paidPayment } from '#test/support/samples.ts';
import { type Person, pretoria, type World } from '#test/support/world.ts';
import { afterADay, key, manualRefund, newPayFastId, placeOrder } from '../acts.ts';
import type { Scenarios } from '../scenario.ts';

async function noticeAbout(world: World, person: Person, body: object, amount: string, status = 'COMPLETE') {
  const { order } = await openPayFast(world);
  const placed = await order(person, { ...body });
  await world.setSettings({});
  const fields = { m_payment_id: placed.body.id, amount_gross: amount, payment_status: status };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, body: noticeBody({ ...fields, pf_payment_id: newPayFastId() }) };
}

async function paidAtPayFast(world: World, person: Person): Promise<string> {
  const id = await (await openRefunds(world)).pay(person);
  await world.setSettings({});
  return id;
}

/** As if its account had been erased before it was paid. */
async function refundTask(world: World, id: string): Promise<string> {
  const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
  await world.put({ ...payment, refundDue: true });
  const task = { paymentId: id, amountCents: 1900, createdAt: '2026-04-01T08:00:00.000Z' };
  await transact(world.table, [writeNewRefundTask(task)]);
  return id;
}

/** The next transaction finds that its account was erased after the session was checked. */
function eraseMeanwhile(world: World): void {
  const remove = intercept(world.table.client, async ({ operation, input }, send) => {
    if (operation !== 'TransactWriteItems') return send();
    remove();
    throw transactionCancelled(
      input.TransactItems.map((member: object) =>
        'ConditionCheck' in member ? 'ConditionalCheckFailed' : 'None',
      ),
    );
  });
}

export const moneyScenarios: Scenarios = {
  'vouchers.list': [() => ({})],
  'adminPayments.list': [() => ({ query: {} }), () => ({ query: { search: 'INV-000001' } })],
  'adminPayments.get': [
    async ({ world, person }) => {
      const id = await paidAtPayFast(world, person);
      await invoicePayments();
      return { params: { id } };
    },
  ],
  'refunds.list': [
    async ({ world, person }) => {
      await openRefund(world, person);
      return {};
    },
  ],
  'refunds.options': [
    async ({ world, person }) => ({ params: { id: await openRefund(world, person, true) } }),
    async ({ world, person }) => ({ params: { id: await paidPayment({ world, person }, 5) } }),
  ],
  'refunds.create': [
    async ({ world, person }) => ({
      params: { id: await paidPayment({ world, person }, 5) },
      body: { ...manualRefund, amount: '90.25' },
    }),
    async ({ world, person }) => ({ params: { id: await openRefund(world, person) }, body: manualRefund }),
    async ({ world, person }) => ({
      params: { id: await refundTask(world, await paidAtPayFast(world, person)) },
      body: manualRefund,
    }),
  ],
  'refunds.resolve': [
    async ({ world, person }) => ({ params: { id: await openRefund(world, person, true) }, body: {} }),
    async ({ world, person }) => ({
      params: { id: await refundTask(world, await openRefund(world, person)) },
      body: {},
    }),
  ],
  'credits.purchase': [
    () => ({ headers: key(), body: { amount: 10 } }),
    async ({ world }) => {
      await openPayFast(world);
      return { body: { amount: 10 } };
    },
  ],
  'credits.complete': [
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    async ({ world, person }) => ({
      headers: key(),
      params: { id: await placeOrder(world, person, { bundle: 5 }) },
      body: {},
    }),
    async ({ world, person }) => {
      const params = { id: await placeOrder(world, person, { bundle: 5 }) };
      eraseMeanwhile(world);
      return { params };
    },
  ],
  'payments.create': [
    () => ({ headers: key(), body: { bundle: 5 } }),
    async ({ world }) => {
      await world.addVoucher('ALLFREE', 100);
      return { headers: key(), body: { zarcode: pretoria, voucherCode: 'ALLFREE' } };
    },
    () => ({ body: { bundle: 10, voucherCode: 'ALLFREE' } }),
    () => ({ body: { zarcode: pretoria, voucherCode: 'UNKNOWN' } }),
    async ({ world }) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100, maxUsesPerUser: 100 });
      return { body: { bundle: 5, voucherCode: 'LIMITED' } };
    },
  ],
  'payments.complete': [
    async ({ world, person }) => ({
      headers: key(),
      params: { id: await placeOrder(world, person, { bundle: 5 }) },
      body: {},
    }),
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    // As it is after its person was erased.
    async ({ world, person }) => {
      const id = await placeOrder(world, person, { zarcode: pretoria });
      const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
      await world.put({ ...payment, purchase: { kind: 'code' } });
      return { params: { id }, body: {} };
    },
    // The job closed it since it was read.
    async ({ world, person }) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      const id = await placeOrder(world, person, { bundle: 5, voucherCode: 'LIMITED' });
      const payment = (await world.itemsOfType('payment')).find((each) => each['id'] === id);
      await afterADay(world, expireOrders);
      if (payment !== undefined) await world.put(payment);
      return { params: { id }, body: {} };
    },
  ],
  'vouchers.promoted': [
    async ({ world }) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      await world.promoteVouchers('LIMITED');
      return {};
    },
  ],
  'vouchers.validate': [
    async ({ world }) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100, maxUsesPerUser: 100 });
      return { body: { code: 'LIMITED', bundle: 5 } };
    },
  ],
  // Each is sent twice, and from an address that is not PayFast's.
  'payments.notify': [
    ({ world, person }) => noticeAbout(world, person, { bundle: 5 }, '90.25'),
    async ({ world, person }) => {
      const sample = await noticeAbout(world, person, { zarcode: pretoria }, '19.00');
      const orders = await world.itemsOfType('payment');
      const stored = orders.find(({ userId, status }) => userId === person.id && status === 'pending');
      await world.put({ ...stored, purchase: { kind: 'code' } });
      return sample;
    },
    ({ world, person }) => noticeAbout(world, person, { zarcode: pretoria }, '19.00', 'FAILED'),
    // It ended before, and its voucher was given back.
    async ({ world, person }) => {
      await world.addVoucher('LIMITED', { percentOff: 10, maxUses: 100 });
      const order = { bundle: 5, voucherCode: 'LIMITED' };
      const { body, ...sample } = await noticeAbout(world, person, order, '81.23', 'CANCELLED');
      await world.call('payments.notify', { ...sample, body });
      const id = new URLSearchParams(body).get('m_payment_id');
      const fields = { m_payment_id: id, amount_gross: '81.23', payment_status: 'COMPLETE' };
      return { ...sample, body: noticeBody({ ...fields, pf_payment_id: newPayFastId() }) };
    },
    // Paid before.
    async ({ world, person }) => {
      const { body, ...sample } = await noticeAbout(world, person, { bundle: 5 }, '90.25');
      await world.call('payments.notify', { ...sample, body });
      const fields = { m_payment_id: new URLSearchParams(body).get('m_payment_id'), amount_gross: '90.25' };
      return { ...sample, body: noticeBody({ ...fields, pf_payment_id: newPayFastId() }) };
    },
  ],
  'payments.get': [
    () => ({ params: { id: 'pay_00000000000000000000' } }),
    async ({ world, person }) => {
      const id = await placeOrder(world, person, { bundle: 5 });
      await world.call('payments.complete', { token: person.token, params: { id } });
      await invoicePayments();
      return { params: { id } };
    },
  ],
};
