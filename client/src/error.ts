import type { ErrorCode, Problem as SentProblem } from './v1.gen.ts';

/** Of calls that got no answer: it took too long, or there is no way to it. */
type OwnCode = 'timeout' | 'unreachable';

export type Problem = Omit<Partial<SentProblem>, 'code'> & {
  readonly code: ErrorCode | OwnCode;
  readonly detail: string;
};

/** Today's look-ups of the key. */
export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** Until the next day begins. */
  readonly resetSeconds: number;
}

/** What went wrong, by its `code`. The message is English, and for who reads logs. */
export class ZarCodesError extends Error {
  override readonly name = 'ZarCodesError';
  readonly code: ErrorCode | OwnCode;
  /** Of the response; 0 where there was none. */
  readonly status: number;
  readonly problem: Problem;
  /** Codes that may have been meant, of `not_found`. */
  readonly suggestions: NonNullable<SentProblem['suggestions']>;
  /** How long to wait before the next call, of `too_many_requests` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;
  readonly quota: Quota | undefined;

  constructor(problem: Problem, cause?: unknown, headers: Headers = new Headers()) {
    super(`${problem.detail} (${problem.code})`, { cause });
    this.problem = problem;
    this.code = problem.code;
    this.status = problem.status ?? 0;
    this.suggestions = problem.suggestions ?? [];
    this.retryAfterSeconds = numberIn(headers.get('retry-after'), /^(\d+)$/);
    this.quota = quotaOf(headers);
  }
}

function numberIn(text: string | null, pattern: RegExp): number | undefined {
  const found = pattern.exec(text ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
export function quotaOf(headers: Headers): Quota | undefined {
  const limit = numberIn(headers.get('ratelimit-policy'), /;q=(\d+)/);
  const remaining = numberIn(headers.get('ratelimit'), /;r=(\d+)/);
  const resetSeconds = numberIn(headers.get('ratelimit'), /;t=(\d+)/);
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}

/** Of a response that is none of ours, such as a proxy's, the status is all that is known. */
export async function errorOf(response: Response): Promise<ZarCodesError> {
  const { status, headers } = response;
  const sent = (await response.json().catch(() => null)) as Partial<SentProblem> | null;
  const problem: Problem =
    typeof sent?.code === 'string' && typeof sent.detail === 'string'
      ? { ...sent, code: sent.code, detail: sent.detail, status }
      : { code: 'unavailable', detail: `ZarCodes answered with status ${status}.`, status };
  return new ZarCodesError(problem, undefined, headers);
}
