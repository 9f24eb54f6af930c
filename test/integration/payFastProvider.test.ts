/** That our stand-in for PayFast behaves as PayFast documents, so that what works with it works. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { md5 } from '#functions/lib/md5.ts';
import { apiSignatureText, formSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { startProvider } from '#test/support/payfast/provider.ts';

const provider = await startProvider({ retryAfterMs: [0, 0, 0] });
const { merchantId, merchantKey, passphrase } = provider.account;

/** Takes notices at the third attempt. */
const notices: string[] = [];
const shop = createServer((request, response) => {
  request.resume().on('end', () => {
    notices.push(request.url ?? '');
    response.writeHead(notices.length < 3 ? 302 : 200, { location: '/elsewhere' }).end();
  });
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
afterAll(async () => {
  await provider.stop();
  shop.close();
});

async function call(method: string, path: string, body: Record<string, string | number> = {}) {
  const url = new URL(path, provider.url);
  const headers = { 'merchant-id': merchantId, version: 'v1', timestamp: '2026-10-12T12:00:01+02:00' };
  const inBody = Object.entries(body).map(([name, value]) => [name, String(value)] as const);
  const fields: Pairs = [...Object.entries(headers), ...url.searchParams, ...inBody];
  const signature = md5(apiSignatureText(fields, passphrase));
  return fetch(url, {
    method,
    headers: { ...headers, signature },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
}

async function openPayment(): Promise<string> {
  const fields: Pairs = [
    ['merchant_id', merchantId],
    ['merchant_key', merchantKey],
    ['notify_url', `${shopUrl}/notify`],
    ['m_payment_id', 'pay_1'],
    ['amount', '100.00'],
    ['item_name', 'ZarCode'],
  ];
  const signed = [...fields, ['signature', md5(formSignatureText(fields, passphrase))]] as string[][];
  const page = await fetch(`${provider.url}/eng/process`, {
    method: 'POST',
    body: new URLSearchParams(signed as [string, string][]),
  });
  expect(page.status).toBe(200);
  return [...provider.payments.keys()].at(-1) ?? '';
}

test('its API takes signed calls only', async () => {
  expect((await fetch(`${provider.url}/ping`)).status).toBe(401);
  expect(await (await call('GET', '/ping?testing=true')).text()).toBe('"API V1"');
});

test('it sends a notice until it is taken, and follows no redirect; then it refunds and lists it', async () => {
  const id = await openPayment();
  expect((await call('GET', `/refunds/query/${id}`)).status).toBe(404);
  expect(await provider.pay(id)).toBe(true);
  expect(notices).toEqual(['/notify', '/notify', '/notify']);

  const query = await (await call('GET', `/refunds/query/${id}`)).json();
  expect(query.data).toMatchObject({ status: 'REFUNDABLE', amount_available_for_refund: 10_000 });
  const refund = (amount: number) =>
    call('POST', `/refunds/${id}`, { amount, reason: 'Duplicate code', notify_buyer: 1 });
  expect((await refund(10_001)).status).toBe(400);
  expect((await refund(10_000)).status).toBe(200);
  expect((await refund(1)).status).toBe(400);

  const today = dayInJohannesburg(new Date());
  const history = await (await call('GET', `/transactions/history?from=${today}&to=${today}`)).text();
  // R6.79: what PayFast charged for R100.00 in its documented example.
  expect(history.split('\n')[1]).toContain(`"100.00","-6.79","93.21","pay_1","${id}"`);
  const before = await (await call('GET', '/transactions/history?from=2020-01-01&to=2020-01-31')).text();
  expect(before.split('\n')).toHaveLength(1);
});
