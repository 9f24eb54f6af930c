import type { Config, PayFastCredentials } from '#functions/lib/config.ts';
import { inTime } from '#functions/lib/inTime.ts';
import { md5 } from '#functions/lib/md5.ts';
import { readAtMost } from '#functions/lib/readAtMost.ts';
import { apiSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';

/** The same host for live payments and the sandbox: https://developers.payfast.co.za/api */
const payFastHost = 'https://api.payfast.co.za';

/** An answer that matters here is one line; a page of a wrong address is not read to its end. */
const maxAnswerBytes = 10_240;

/** A thousand lines of a history are some 300 KB. */
const maxHistoryBytes = 5 * 1024 * 1024;

/** One call: for whom, where, when and how long it may take. */
export interface PayFastAccess {
  readonly credentials: PayFastCredentials;
  readonly sandbox: boolean;
  readonly now: Date;
  readonly timeoutMs: number;
}

export interface PayFastAnswer {
  readonly status: number;
  readonly text: string;
}

/** PayFast's REST API, which takes the account's passphrase as the key. */
export interface PayFastApi {
  /**
   * Does nothing but check the signature.
   * @throws where there is no answer: a `TimeoutError`, or what the network reports.
   */
  ping(access: PayFastAccess): Promise<PayFastAnswer>;
  /** What was received and paid out, as CSV. @throws as `ping` does, and where it is too long. */
  history(access: PayFastAccess, range: HistoryRange): Promise<PayFastAnswer>;
  /** What can be paid back of a payment, as JSON. @throws as `ping` does. */
  refundable(access: PayFastAccess, pfPaymentId: string): Promise<PayFastAnswer>;
  /** Pays back. Where it throws as `ping` does, that may have happened or not. */
  refund(access: PayFastAccess, pfPaymentId: string, refund: RefundRequest): Promise<PayFastAnswer>;
}

export interface RefundRequest {
  readonly amountCents: number;
  readonly reason: string;
}

/** Days in Johannesburg, both included, and a page of them. */
export interface HistoryRange {
  readonly from: string;
  readonly to: string;
  readonly offset: number;
  readonly limit: number;
}

export function createPayFastApi({ payFastStandIn }: Pick<Config, 'payFastStandIn'>): PayFastApi {
  const host = payFastStandIn?.apiHost ?? payFastHost;
  function get(
    access: PayFastAccess,
    path: string,
    { query = [], maxBytes = maxAnswerBytes }: { query?: Pairs; maxBytes?: number } = {},
  ): Promise<{ status: number; text: string | null }> {
    const parameters = new URLSearchParams(query.map(([name, value]) => [name, value]));
    // Not signed.
    if (access.sandbox) parameters.set('testing', 'true');
    const search = parameters.size === 0 ? '' : `?${parameters}`;
    return inTime(access.timeoutMs, async (signal) => {
      const response = await fetch(`${host}${path}${search}`, {
        headers: signedHeaders(access, query),
        // The signature is for this host alone.
        redirect: 'manual',
        signal,
      });
      return { status: response.status, text: await readAtMost(response, maxBytes) };
    });
  }
  return {
    async ping(access) {
      const { status, text } = await get(access, '/ping');
      return { status, text: text ?? '' };
    },
    async history(access, range) {
      const query = Object.entries(range).map(([name, value]) => [name, String(value)] as const);
      const { status, text } = await get(access, '/transactions/history', {
        query,
        maxBytes: maxHistoryBytes,
      });
      if (text === null) throw new Error('The history is too long');
      return { status, text };
    },
    async refundable(access, pfPaymentId) {
      const { status, text } = await get(access, `/refunds/query/${encodeURIComponent(pfPaymentId)}`);
      return { status, text: text ?? '' };
    },
    async refund(access, pfPaymentId, { amountCents, reason }) {
      // PayFast mails the buyer. Never 0: PayFast's libraries differ on whether that is signed.
      const body = { amount: amountCents, reason, notify_buyer: 1 };
      const fields = Object.entries(body).map(([name, value]) => [name, String(value)] as const);
      return inTime(access.timeoutMs, async (signal) => {
        const response = await fetch(`${host}/refunds/${encodeURIComponent(pfPaymentId)}`, {
          method: 'POST',
          headers: { ...signedHeaders(access, fields), 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'manual',
          signal,
        });
        return { status: response.status, text: (await readAtMost(response, maxAnswerBytes)) ?? '' };
      });
    },
  };
}

/** @param fields of the query or the body, signed as well */
function signedHeaders({ credentials, now }: PayFastAccess, fields: Pairs): Record<string, string> {
  const headers: Pairs = [
    ['merchant-id', credentials.merchantId],
    ['version', 'v1'],
    ['timestamp', apiTime(now)],
  ];
  const text = apiSignatureText([...headers, ...fields], credentials.passphrase);
  // The passphrase is what keeps the signature secret.
  return { ...Object.fromEntries(headers), signature: md5(text) };
}

/** With the offset of South Africa, which has no daylight saving: 2026-10-12T12:00:01+02:00 */
function apiTime(now: Date): string {
  const local = new Date(now.getTime() + 2 * 3600_000);
  return `${local.toISOString().slice(0, 19)}+02:00`;
}
