/** The REST API: https://developers.payfast.co.za/api */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import { md5 } from '#functions/lib/md5.ts';
import { apiSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';
import { feeCents, grossCents, type ProviderPayment, rands } from './payment.ts';

interface ApiCall {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

type Payments = ReadonlyMap<string, ProviderPayment>;

/**
 * How a refund may go wrong: it is refused, or there is an error or no answer before it happens; or it happens, and the
 * answer is lost.
 */
export type RefundFault = 'refused' | 'error' | 'disconnect' | 'lost';

export function answerApi(
  call: ApiCall,
  response: ServerResponse,
  account: PayFastCredentials,
  payments: Payments,
  fault: RefundFault | null = null,
) {
  const send = (code: number, value: unknown) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code, status: code < 300 ? 'success' : 'failed', data: value }));
  };
  if (!isSigned(call, account)) return send(401, { message: 'Merchant authorization failed.' });
  const route = `${call.method} ${call.path}`;
  if (route === 'GET /ping') return response.end('"API V1"');
  if (route === 'GET /transactions/history') {
    response.writeHead(200, { 'content-type': 'text/csv' });
    return response.end(historyOf(payments, call.query));
  }
  const [, id = ''] = /^\/refunds\/(?:query\/)?([\w.-]+)$/.exec(call.path) ?? [];
  const payment = payments.get(id);
  if (payment?.status !== 'COMPLETE') return send(404, { message: 'Not found' });
  const left = grossCents(payment) - payment.refundedCents;
  if (route === `GET /refunds/query/${id}`) return send(200, refundable(payment, left));
  if (route === `GET /refunds/${id}`) return send(200, { balance: left, transactions: [] });
  if (route !== `POST /refunds/${id}`) return send(404, { message: 'Not found' });
  const { amount } = JSON.parse(call.body) as { amount: number };
  if (!Number.isInteger(amount) || amount <= 0 || amount > left) {
    return send(400, { message: 'The amount can not be refunded' });
  }
  if (fault === 'refused') return send(400, { message: 'Insufficient funds' });
  if (fault === 'error') return send(500, { message: 'Server error' });
  if (fault === 'disconnect') return response.destroy();
  payment.refundedCents += amount;
  if (fault === 'lost') return response.destroy();
  return send(200, { response: true, message: 'Success' });
}

const signedHeaders = ['merchant-id', 'version', 'timestamp'] as const;

/** Headers, query and body together. */
function isSigned({ headers, query, body }: ApiCall, account: PayFastCredentials): boolean {
  const inBody = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  const fields: Pairs = [
    ...signedHeaders.map((name) => [name, String(headers[name] ?? '')] as const),
    ...query,
    ...Object.entries(inBody).map(([name, value]) => [name, String(value)] as const),
  ];
  const isOurs = headers['merchant-id'] === account.merchantId;
  return isOurs && headers['signature'] === md5(apiSignatureText(fields, account.passphrase));
}

const refundable = ({ refundedCents }: ProviderPayment, left: number) => ({
  status: left > 0 ? 'REFUNDABLE' : 'COMPLETED',
  amount_original: refundedCents + left,
  amount_available_for_refund: left,
  refund_full: { method: refundedCents === 0 ? 'PAYMENT_SOURCE' : 'NOT_AVAILABLE' },
  refund_partial: { method: left > 0 ? 'PAYMENT_SOURCE' : 'NOT_AVAILABLE' },
});

const columns = ['Date', 'Type', 'Gross', 'Fee', 'Net', 'M Payment ID', 'PF Payment ID'];

/** PayFast's times are those of South Africa. */
const timeInJohannesburg = (date: Date) => new Date(date.getTime() + 2 * 3_600_000).toISOString();

/** As CSV, of the days `from` to `to`: a page of them where one is wanted. */
function historyOf(payments: Payments, query: URLSearchParams): string {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '~'];
  const offset = Number(query.get('offset') ?? 0);
  const rows = [...payments.values()]
    .filter(({ status }) => status === 'COMPLETE')
    .map((payment) => ({ payment, at: timeInJohannesburg(payment.createdAt) }))
    .filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    .slice(offset, offset + Number(query.get('limit') ?? Number.POSITIVE_INFINITY))
    .map(({ payment, at }) => [
      at.slice(0, 19).replace('T', ' '),
      'FUNDS_RECEIVED',
      rands(grossCents(payment)),
      rands(-feeCents(payment)),
      rands(grossCents(payment) - feeCents(payment)),
      payment.fields.get('m_payment_id') ?? '',
      payment.pfPaymentId,
    ]);
  return [columns, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
}
