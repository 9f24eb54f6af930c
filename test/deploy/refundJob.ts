/** A customer pays for a code, and an admin refunds it and withdraws the code: a part of the main job. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import type { ApiClient } from './apiClient.ts';

interface RefundJob {
  readonly client: ApiClient;
  readonly adminToken: string;
  readonly customer: { readonly email: string; readonly token: string };
  readonly place: ZarCodeInput;
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

export async function runRefundJob(job: RefundJob): Promise<void> {
  const { client, adminToken, customer, place, eventually } = job;
  const { token, email } = customer;
  const asAdmin = { token: adminToken };
  const key = { token, idempotencyKey: randomUUID() };
  const { id, amount } = await client.call('payments.create', { body: { zarcode: place } }, key);
  const params = { id };
  const settle = { params, body: { transactionId: 'admin-job' } };
  const { zarcode = '' } = await client.call('payments.complete', settle, { token });
  await eventually("The list of the customer's payments", async () => {
    const { payments } = await client.call('adminPayments.list', { query: { search: email } }, asAdmin);
    return payments.some((each) => each.id === id) || undefined;
  });
  const options = await client.call('refunds.options', { params }, asAdmin);
  assert.deepEqual([options.left, options.zarcode], [amount, zarcode]);
  const wish = { method: 'manual', amount, reason: 'Ordered by mistake', reference: 'EFT 4711' } as const;
  const refund = { params, body: { ...wish, refundedBefore: '0.00', withdrawCode: true } };
  const done = await client.call('refunds.create', refund, asAdmin);
  assert.deepEqual([done.status, done.amount, done.withdrawnCode], ['done', amount, zarcode]);
  assert.equal(await client.refusal('refunds.create', refund, asAdmin), 'refund_conflict');
  assert.equal(await client.refusal('refunds.resolve', { params, body: {} }, asAdmin), 'refund_refused');
  assert.equal(await client.refusal('zarcodes.get', { params: { code: zarcode } }), 'not_found');
  const after = await client.call('adminPayments.get', { params }, asAdmin);
  assert.deepEqual([after.payment.refund?.amount, after.person?.email], [amount, email]);
  const { refunds: due } = await client.call('refunds.list', {}, asAdmin);
  assert.ok(due.every((each) => each.id !== id));
}
