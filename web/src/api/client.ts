import type { Area, Contract, RouteAt, RouteKey } from '#shared/contract/contract.ts';
import type { CodeSuggestion, ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import type { Route, RouteInput, RouteResponse } from '#shared/contract/route.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { t } from '#shared/text/t.ts';
import { expireSession, session } from '#web/session/session.ts';
import { sendChange } from './catchUp.ts';
import { connectionText } from './connectionText.ts';
import { noteNewest, withNewest } from './newest.ts';
import { refreshAfter } from './refresh.ts';
import { routeTable } from './routeTable.gen.ts';
import type { OpenRouteKey } from './routeTypes.ts';
import { type AnyInput, urlOf } from './urlOf.ts';
import { webRoute } from './webRoute.ts';

/** A refusal or a failure, with a sentence for people in `message`. `network` means that there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'unknown';
  readonly fields: Readonly<Record<string, string>>;
  /** Where a code does not exist, the codes that may have been meant. */
  readonly suggestions: readonly CodeSuggestion[];

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    { fields = {}, suggestions = [] }: Partial<Pick<ErrorBody, 'fields' | 'suggestions'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.suggestions = suggestions;
  }
}

/** Where a failure came without a sentence. */
const requestFailed = t`Request failed`;

// Query strings are text on the wire, but screens may give numbers.
type Loose<Q> = { [K in keyof Q]: string extends NonNullable<Q[K]> ? Q[K] | number : Q[K] };
type Sent<I> = { [K in keyof I]: K extends 'query' ? Loose<I[K]> : I[K] };

type NeededKeys<I> = {
  [K in keyof I]: undefined extends I[K] ? never : object extends I[K] ? never : K;
}[keyof I];
type GivenKeys<I> = { [K in keyof I]: [I[K]] extends [undefined] ? never : K }[keyof I];

/** What a call takes: the contract's params, query and body, of which those that can be left out are optional. */
export type CallInput<R extends Route, I = Sent<RouteInput<R>>> = { [K in NeededKeys<I>]: I[K] } & {
  [K in Exclude<GivenKeys<I>, NeededKeys<I>>]?: I[K];
};

export interface CallOptions {
  /** The same key with the same body gets the same response for 24 hours. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** What opens a code (api/openCode.ts). Such a response is stored by no cache. */
  headers?: Readonly<Record<string, string>>;
}

export type Call<R extends Route> =
  object extends CallInput<R>
    ? (input?: CallInput<R>, options?: CallOptions) => Promise<RouteResponse<R>>
    : (input: CallInput<R>, options?: CallOptions) => Promise<RouteResponse<R>>;

type Client = {
  [A in Area]: {
    [V in keyof Contract[A] as `${A}.${V & string}` extends OpenRouteKey
      ? V
      : never]: Contract[A][V] extends Route ? Call<Contract[A][V]> : never;
  };
};

/** The routes that only read, which `useApi` caches. */
export type ReadKey = { [K in RouteKey]: RouteAt<K>['method'] extends 'GET' ? K : never }[RouteKey];

/**
 * For a response with its body. The API ends what takes 30 seconds; a change waits for longer, because to miss that it
 * was made is worse.
 */
const limitMs = (method: string) => (method === 'GET' ? 30_000 : 45_000);

function limited(given: AbortSignal | undefined, ms: number): AbortSignal {
  const controller = new AbortController();
  given?.throwIfAborted();
  given?.addEventListener('abort', () => controller.abort(given.reason));
  setTimeout(() => controller.abort('late'), ms);
  return controller.signal;
}

export async function send(
  method: string,
  url: string,
  input: AnyInput = {},
  options: CallOptions = {},
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  const { token } = session();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const signal = limited(options.signal, limitMs(method));
  const init: RequestInit = { method, headers, credentials: 'include', signal };
  if (options.headers !== undefined) init.cache = 'no-store';
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw connectionError(cause);
  }
}

/** @throws ApiError also where the connection is lost within a response, or it is no JSON */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw cause instanceof SyntaxError
      ? new ApiError(response.status, 'unknown', requestFailed)
      : connectionError(cause);
  }
}

function connectionError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new ApiError(0, 'network', connectionText());
}

export async function errorOf(response: Response): Promise<ApiError> {
  const sent = ((await response.json().catch(() => null)) ?? {}) as Partial<ErrorBody>;
  const body =
    language() === 'en'
      ? sent
      : // Where it can't be fetched, English is better than nothing.
        await import('./errorTexts.ts').then(
          (texts) => texts.inReadersLanguage(sent),
          () => sent,
        );
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : requestFailed;
  return new ApiError(response.status, body.code ?? 'unknown', message, body);
}

/** @throws ApiError */
export async function callRoute<K extends RouteKey>(
  key: K,
  input: CallInput<RouteAt<K>>,
  options: CallOptions = {},
): Promise<RouteResponse<RouteAt<K>>> {
  return (await call(key, input, options)) as RouteResponse<RouteAt<K>>;
}

async function call(key: RouteKey, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> {
  return callAt(key, urlOf(webRoute(key).path, input), input, options);
}

/** @param url has the params and the query. @throws ApiError */
export async function callAt(
  key: RouteKey,
  url: string,
  input: Pick<AnyInput, 'body'> = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { method } = webRoute(key);
  const sentToken = session().token;
  const sending = () => send(method, url, input, options);
  const response = await (method === 'GET' ? sending() : sendChange(sending));
  if (response.ok) {
    if (method === 'GET') return withNewest(await readBody(response));
    try {
      return noteNewest(await readBody(response));
    } finally {
      refreshAfter(key, url);
    }
  }
  const error = await errorOf(response);
  // A wrong password does not end a session, nor does a refusal of a token that was replaced since.
  const sessionLost = (response.status === 401 || response.status === 403) && key !== 'auth.login';
  if (!sessionLost) throw error;
  if (sentToken === session().token) expireSession();
  throw new ApiError(response.status, error.code, t`Session expired. Please log in again.`);
}

/** The API without the routes of administrators, typed by the contract: `api.zarcodes.get({ params: { code } })`. */
export const api = makeClient();

function makeClient(): Client {
  const client: Record<string, Record<string, unknown>> = {};
  for (const key of Object.keys(routeTable) as RouteKey[]) {
    const [area = '', verb = ''] = key.split('.');
    client[area] ??= {};
    client[area][verb] = (input?: AnyInput, options?: CallOptions) => call(key, input, options);
  }
  // Built from the table that the contract generates, so it has the contract's shape.
  return client as unknown as Client;
}

/**
 * The sentence to show for anything that was thrown.
 * @param fallback where the server gave none; else the general ones of docs/product/look.md#general-messages
 */
export function messageOf(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? t`An error occurred`;
  return error.message === requestFailed ? (fallback ?? requestFailed) : error.message;
}
