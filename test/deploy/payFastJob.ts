/**
 * Real payments, once a stage has the account: an order is paid at PayFast's stand-in and settled by its signed notice, a
 * forged one settles nothing, and an admin refunds by PayFast's API.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Payment } from '#shared/contract/payments.ts';
import type { Provider } from '#test/support/payfast/provider.ts';
import type { ApiClient } from './apiClient.ts';

interface PayFastJob {
  readonly client: ApiClient;
  readonly admin: { readonly email: string; readonly password: string };
  readonly provider: Provider;
}

const password = 'a-long-enough-password';
const place = {
  title: 'Kiosk at the taxi rank',
  latitude: -26.2386,
  longitude: 27.9082,
  city: 'Soweto',
  province: 'Gauteng',
  termsConfirmed: true,
} as const;

export async function runPayFastJob({ client, admin, provider }: PayFastJob): Promise<void> {
  const { token: adminToken } = await client.call('auth.login', { body: admin });
  const asAdmin = { token: adminToken };
  const body = { usePayFast: true, payFastSandbox: false, companyName: 'ZarCodes' };
  assert.equal((await client.call('settings.update', { body }, asAdmin)).payFastConfigured, true);
  assert.equal((await client.call('settings.public')).payments, 'payfast');
  await client.call('payments.testPayfast', {}, asAdmin);

  const email = `buyer-${randomUUID()}@example.com`;
  const person = { firstName: 'Sipho', lastName: 'Nkosi', email };
  await client.call('auth.register', { body: { ...person, password, confirmPassword: password } });
  const { token } = await client.call('auth.login', { body: { email, password } });
  const order = { body: { zarcode: place } };
  const { id, amount, form } = await client.call('payments.create', order, { token });
  const params = { id };
  const stand = () => client.call('payments.get', { params }, { token });

  const pfPaymentId = await openAtPayFast(form, provider, id);
  // Another amount than we ordered settles nothing, no matter who signed it.
  await provider.pay(pfPaymentId, { amount_gross: '5.00' });
  assert.equal((await stand()).status, 'pending');
  assert.equal(await provider.pay(pfPaymentId), true);
  const { status, zarcode } = await stand();
  assert.equal(status, 'complete');
  assert.match(zarcode ?? '', /^7ST-/);
  // Sent twice, issued once.
  assert.equal(await provider.pay(pfPaymentId), true);
  assert.equal((await stand()).zarcode, zarcode);
  assert.equal((await client.call('user.stats', {}, { token })).totalCodes, 1);

  const { refunded } = await client.call('refunds.options', { params }, asAdmin);
  const wish = { method: 'payFast', amount, reason: 'Ordered by mistake', refundedBefore: refunded } as const;
  const refund = await client.call(
    'refunds.create',
    { params, body: { ...wish, withdrawCode: true } },
    asAdmin,
  );
  assert.equal(refund.status, 'done');
  assert.equal(provider.payments.get(pfPaymentId)?.refundedCents, Math.round(Number(amount) * 100));
}

/** Posts the form as the buyer's browser does. @returns PayFast's id of the payment */
async function openAtPayFast(form: Payment['form'], provider: Provider, orderId: string): Promise<string> {
  assert.ok(form, 'the order comes with the form for PayFast');
  assert.equal(form.action, `${provider.url}/eng/process`);
  const fields = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
  const page = await fetch(form.action, {
    method: 'POST',
    body: fields,
    signal: AbortSignal.timeout(10_000),
  });
  assert.equal(page.status, 200, await page.text());
  const opened = [...provider.payments.values()].find(
    ({ fields: given }) => given.get('m_payment_id') === orderId,
  );
  assert.ok(opened);
  return opened.pfPaymentId;
}
