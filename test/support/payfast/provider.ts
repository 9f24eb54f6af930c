/**
 * A PayFast of our own, for tests and for clicking through the real flow on one machine. It behaves as documented on
 * https://developers.payfast.co.za/docs: it checks the form, shows a page to pay or cancel, sends notices again until
 * they are taken, confirms them, refunds, and lists its payments.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import { testAccount } from './account.ts';
import { answerApi, type RefundFault } from './api.ts';
import { deliver } from './delivery.ts';
import { type Fault, fault } from './faults.ts';
import { formProblem, readForm } from './form.ts';
import { type NoticeFields, noticeBody } from './notice.ts';
import { paymentPage, problemPage } from './page.ts';
import { feeCents, grossCents, type ProviderPayment, rands } from './payment.ts';

interface ProviderOptions {
  /** 0 uses a free one. */
  readonly port?: number;
  readonly account?: PayFastCredentials;
  /** Before each further delivery of a notice that was not taken. PayFast's begin with ten minutes. */
  readonly retryAfterMs?: readonly number[];
}

export interface Provider {
  readonly url: string;
  readonly port: number;
  readonly account: PayFastCredentials;
  readonly payments: ReadonlyMap<string, ProviderPayment>;
  /** What the next confirmations get instead of the truth; null ends it. */
  fail(kind: Fault | null): void;
  /** How the next refunds go wrong; null ends it. */
  failRefunds(kind: RefundFault | null): void;
  /** As if the buyer had paid on the page. Resolves when the notice was taken, or given up. */
  pay(pfPaymentId: string, fields?: NoticeFields): Promise<boolean>;
  stop(): Promise<void>;
}

const html = (response: ServerResponse, status: number, page: string) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);

export async function startProvider(options: ProviderOptions = {}): Promise<Provider> {
  const { port = 0, account = testAccount, retryAfterMs = [0, 2_000, 10_000, 60_000] } = options;
  const payments = new Map<string, ProviderPayment>();
  const sent = new Set<string>();
  const stopping = new AbortController();
  let failing: Fault | null = null;
  let failingRefunds: RefundFault | null = null;
  let lastId = Date.now();

  async function pay(pfPaymentId: string, fields: NoticeFields = {}): Promise<boolean> {
    const payment = payments.get(pfPaymentId);
    if (payment === undefined) throw new Error(`No payment ${pfPaymentId}`);
    payment.status = 'COMPLETE';
    const body = noticeBody(noticeFieldsOf(payment, account, fields), account);
    sent.add(body.slice(0, body.indexOf('&signature=')));
    return deliver(payment.fields.get('notify_url') ?? '', body, retryAfterMs, stopping.signal);
  }

  function openPayment(body: string, response: ServerResponse): void {
    const fields = readForm(body);
    const problem = formProblem(fields, account);
    if (problem !== null) return void html(response, 400, problemPage(problem));
    const pfPaymentId = String(++lastId);
    const createdAt = new Date();
    const payment = { pfPaymentId, fields, createdAt, status: 'OPEN' as const, refundedCents: 0 };
    payments.set(payment.pfPaymentId, payment);
    html(response, 200, paymentPage(payment));
  }

  async function leave(body: string, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(body);
    const payment = payments.get(form.get('id') ?? '');
    if (payment === undefined) return void html(response, 404, problemPage('No such payment'));
    const isPaid = form.get('action') === 'pay';
    // The first delivery comes before the buyer is sent back; no notice is sent for a cancelled payment.
    if (isPaid && payment.status === 'OPEN') {
      const taken = pay(payment.pfPaymentId);
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
    }
    const page = payment.fields.get(isPaid ? 'return_url' : 'cancel_url');
    response.writeHead(303, { location: page ?? '/' }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://payfast');
    const body = await text(request);
    if (pathname === '/eng/process' && request.method === 'POST') return openPayment(body, response);
    if (pathname === '/pay' && request.method === 'POST') return leave(body, response);
    if (pathname === '/eng/query/validate') {
      if (failing !== null) return fault(failing, response);
      return void response.end(sent.has(body) ? 'VALID' : 'INVALID');
    }
    const { method = 'GET', headers } = request;
    const call = { method, headers, path: pathname, query: searchParams, body };
    answerApi(call, response, account, payments, failingRefunds);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  // Node closes an idle connection after 5 seconds, and a request that is sent at that moment fails.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    account,
    payments,
    fail: (kind) => {
      failing = kind;
    },
    failRefunds: (kind) => {
      failingRefunds = kind;
    },
    pay,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function noticeFieldsOf(
  payment: ProviderPayment,
  { merchantId }: PayFastCredentials,
  more: NoticeFields,
): NoticeFields {
  const given = (name: string) => payment.fields.get(name) ?? '';
  return {
    m_payment_id: given('m_payment_id'),
    pf_payment_id: payment.pfPaymentId,
    item_name: given('item_name'),
    amount_gross: given('amount'),
    amount_fee: rands(-feeCents(payment)),
    amount_net: rands(grossCents(payment) - feeCents(payment)),
    name_first: given('name_first'),
    name_last: given('name_last'),
    email_address: given('email_address'),
    merchant_id: merchantId,
    ...more,
  };
}
