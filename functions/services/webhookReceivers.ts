import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Config } from '#functions/lib/config.ts';
import { webhookUrlProblem } from '#shared/domain/webhooks.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface WebhookCall {
  readonly url: string;
  /** Stays the same however often it is sent, so that a receiver knows what it had. */
  readonly id: string;
  /** Each signs: a receiver may still have the one before. */
  readonly secrets: readonly string[];
  readonly body: string;
}

/** Why there was no answer. */
export const callFailures = ['notAllowed', 'noSuchName', 'timeout', 'tls', 'unreachable'] as const;
export type CallFailure = (typeof callFailures)[number];

export type CallResult = { readonly status: number } | { readonly failure: CallFailure };

/** The addresses that shops gave, which may be anything. */
export interface WebhookReceivers {
  /** @returns also for what went wrong; it throws nothing. */
  call(call: WebhookCall): Promise<CallResult>;
}

const maxAnswerBytes = 64 * 1024;

class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * The addresses that a name has are checked where the connection is made, and are those that it is made to: a second answer
 * of the DNS changes nothing.
 */
const publicOnly =
  (resolve: LookupFunction): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [] : (found ?? []);
      const [first] = addresses;
      if (error !== null) return done(error, []);
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic(name), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

function failureOf(error: unknown): CallFailure {
  if (error instanceof NotPublic) return 'notAllowed';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'noSuchName';
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code)
    ? 'tls'
    : 'unreachable';
}

/** Follows no redirect. What a receiver answers is not kept, and more than it may answer is not read. */
function post(url: URL, options: RequestOptions, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  const sent = request(url, options, (answer) => {
    resolve(answer.statusCode ?? 0);
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxAnswerBytes) sent.destroy();
    });
    // The status has said it all.
    answer.on('error', () => sent.destroy());
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function headersOf({ id, secrets, body }: WebhookCall, at: Date) {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'ZarCodes-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

interface Network {
  /** The DNS. */
  readonly resolve?: LookupFunction;
  /** For all of a call. */
  readonly timeoutMs?: number;
}

/** Signed as Standard Webhooks says: https://www.standardwebhooks.com */
export function createWebhookReceivers(
  { webhooksToThisMachine }: Pick<Config, 'webhooksToThisMachine'>,
  { resolve = lookup as LookupFunction, timeoutMs = 5_000 }: Network = {},
): WebhookReceivers {
  return {
    async call(call) {
      const url = URL.parse(call.url);
      const isHere = webhooksToThisMachine && url?.hostname === '127.0.0.1';
      if (url === null || (!isHere && webhookUrlProblem(call.url) !== null)) return { failure: 'notAllowed' };
      const options = {
        method: 'POST',
        headers: headersOf(call, new Date()),
        lookup: publicOnly(resolve),
        // A connection of its own, which was checked.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      } as const;
      try {
        return { status: await post(url, options, call.body) };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
  };
}
