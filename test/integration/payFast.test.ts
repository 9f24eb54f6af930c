/** A payment from the form to the code, over HTTP, with the stand-in for PayFast. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { startApp } from '#scripts/start.ts';
import { emptyFolder, eventually } from '#test/support/localApp.ts';
import { startProvider } from '#test/support/payfast/provider.ts';
import { pretoria } from '#test/support/world.ts';

// Its own faults, in the place of the provider that the app starts.
const provider = await startProvider({ retryAfterMs: [] });
const app = await startApp({
  dataDir: emptyFolder(),
  fakePayFast: true,
  env: { PAYFAST_HOST: provider.url },
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

let authorization: string;
async function api(method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json();
}
beforeAll(async () => {
  const { token } = await api('POST', '/auth/login', defaultAdmin);
  authorization = `Bearer ${token}`;
});

const formOf = (fields: readonly { name: string; value: string }[]) =>
  new URLSearchParams(fields.map(({ name, value }) => [name, value]));

/** Orders a code and goes to the payment page. */
async function toPaymentPage(title: string) {
  const { id, form } = await api('POST', '/payments/create', { zarcode: { ...pretoria, title } });
  const page = await fetch(form.action, { method: 'POST', body: formOf(form.fields) });
  const html = await page.text();
  expect(page.status, html).toBe(200);
  const [, pfPaymentId = ''] = /name="id" value="(\d+)"/.exec(html) ?? [];
  return { id: id as string, form, pfPaymentId };
}

const press = (id: string, action: 'pay' | 'cancel') =>
  fetch(`${provider.url}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ id, action }),
    redirect: 'manual',
  });
const payment = (id: string) => api('GET', `/payments/${id}`);

describe('a payment', { tags: 'P3' }, () => {
  test('that is paid brings the code before the buyer is back', async () => {
    const { id, pfPaymentId } = await toPaymentPage('Mama Joy Spaza');
    const answer = await press(pfPaymentId, 'pay');
    expect(answer.headers.get('location')).toBe(`${app.url}/payment/success?id=${id}`);
    await eventually(async () => (await payment(id)).status === 'complete');
    expect(await payment(id)).toMatchObject({ zarcode: expect.stringMatching(/^7PT-/) });
  });

  test('that is cancelled stays open', async () => {
    const { id, pfPaymentId } = await toPaymentPage('Cancelled');
    const answer = await press(pfPaymentId, 'cancel');
    expect(answer.headers.get('location')).toBe(`${app.url}/payment/cancel?id=${id}`);
    expect(await payment(id)).toMatchObject({ status: 'pending' });
  });

  test('that PayFast could not confirm is confirmed by the job within 15 seconds', async () => {
    const { id, pfPaymentId } = await toPaymentPage('Confirmed later');
    provider.fail('error');
    expect(await provider.pay(pfPaymentId)).toBe(true);
    expect(await payment(id)).toMatchObject({ status: 'pending' });
    provider.fail(null);
    await eventually(async () => (await payment(id)).status === 'complete');
  });

  test('of another amount than ordered brings nothing', async () => {
    const { id, pfPaymentId } = await toPaymentPage('Too little');
    expect(await provider.pay(pfPaymentId, { amount_gross: '5.00' })).toBe(true);
    expect(await payment(id)).toMatchObject({ status: 'pending' });
  });
});

describe('the stand-in refuses a form', () => {
  test.each([
    ['with another amount', (fields: string[][]) => fields.map(([n, v]) => [n, n === 'amount' ? '6.00' : v])],
    ['in another order', (fields: string[][]) => [...fields.slice(1), ...fields.slice(0, 1)]],
    [
      'of another merchant',
      (fields: string[][]) => fields.map(([n, v]) => [n, n === 'merchant_id' ? '1' : v]),
    ],
    ['without a signature', (fields: string[][]) => fields.slice(0, -1)],
    ['with an empty field', (fields: string[][]) => [['name_first', ''], ...fields]],
  ] as [string, (fields: string[][]) => string[][]][])('%s', async (_, change) => {
    const { form } = await toPaymentPage('Refused');
    const fields = form.fields.map(({ name, value }: { name: string; value: string }) => [name, value]);
    const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(change(fields)) });
    expect(page.status).toBe(400);
  });
});

test('the pages may post the form to the stand-in', async () => {
  const { headers } = await fetch(`${app.url}/payment`);
  expect(headers.get('content-security-policy')).toContain(provider.url);
});
