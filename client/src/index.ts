import { errorOf, type Quota, quotaOf, ZarCodesError } from './error.ts';
import type { Batch, Code, Guide, Health, Language, Suggestions } from './v1.gen.ts';

// biome-ignore lint/performance/noBarrelFile: a package has one entry.
export { type Problem, type Quota, ZarCodesError } from './error.ts';
export type { Batch, Code, ErrorCode, Guide, Health, Language, Suggestions } from './v1.gen.ts';

/** What was answered before, by the address that was asked. A `Map` is one. */
export interface ResponseCache {
  get(address: string): CachedResponse | undefined;
  set(address: string, response: CachedResponse): unknown;
}

export interface CachedResponse {
  readonly etag: string;
  readonly body: unknown;
}

export interface ClientOptions {
  /** Where ZarCodes is: `https://zarcodes.example` */
  readonly baseUrl: string;
  /** `zk_…` In a page it is read by everybody: use one that only your own sites may use. */
  readonly key: string;
  /** How long a call may take; 10,000 unless given. */
  readonly timeoutMs?: number;
  /** Without one every answer is sent in whole. A call counts as a look-up either way. */
  readonly cache?: ResponseCache;
  /** In the place of the global one. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface Client {
  /** What is at a code. Throws `not_found`, with `suggestions`, where there is none. */
  get(code: string, options?: CallOptions): Promise<Code>;
  /** What is at up to 60 codes, in their order. */
  batch(codes: readonly string[], options?: CallOptions): Promise<Batch>;
  /** While somebody types a code. */
  suggest(typed: string, options?: CallOptions): Promise<Suggestions>;
  /** The last hundred metres, as sentences. Throws `not_found` where nobody has written them. */
  guide(code: string, options?: CallOptions & { readonly language?: Language }): Promise<Guide>;
  /** Whether the API answers. Needs no key and counts nothing. */
  health(options?: CallOptions): Promise<Health>;
  /** What the last answer said of today's look-ups. */
  readonly quota: Quota | undefined;
}

const defaultTimeoutMs = 10_000;

export function createClient(options: ClientOptions): Client {
  const { key, cache, timeoutMs = defaultTimeoutMs } = options;
  const base = `${options.baseUrl.replace(/\/+$/, '')}/api/v1`;
  const send = options.fetch ?? fetch;
  let quota: Quota | undefined;

  /** @param body of a POST; a GET has none */
  async function call<T>(path: string, given: CallOptions = {}, body?: unknown): Promise<T> {
    const { signal } = given;
    signal?.throwIfAborted();
    const address = base + path;
    const known = body === undefined ? cache?.get(address) : undefined;
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...(known && { 'if-none-match': known.etag }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const timed = new AbortController();
    const stop = () => timed.abort();
    const timer = setTimeout(stop, given.timeoutMs ?? timeoutMs);
    signal?.addEventListener('abort', stop);
    try {
      const response = await send(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        // The browser's own cache would answer instead of the one that was given.
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: timed.signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      quota = quotaOf(response.headers) ?? quota;
      if (known && response.status === 304) return known.body as T;
      if (!response.ok) throw await errorOf(response);
      const answer: unknown = await response.json();
      const etag = response.headers.get('etag');
      if (etag !== null && body === undefined) cache?.set(address, { etag, body: answer });
      return answer as T;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ZarCodesError) throw error;
      throw timed.signal.aborted
        ? new ZarCodesError({ code: 'timeout', detail: 'ZarCodes did not answer in time.' })
        : new ZarCodesError({ code: 'unreachable', detail: 'ZarCodes could not be reached.' }, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  const encoded = encodeURIComponent;
  return {
    get: (code, given) => call(`/codes/${encoded(code)}`, given),
    batch: (codes, given) => call('/codes:batch', given, { codes }),
    suggest: (typed, given) => call(`/codes:suggest?q=${encoded(typed)}`, given),
    guide: (code, { language = 'en', ...given } = {}) =>
      call(`/codes/${encoded(code)}/guide?language=${language}`, given),
    health: (given) => call('/health', given),
    get quota() {
      return quota;
    },
  };
}
