/** Around the routes for programs of others: the check of the key, its quota, and responses as these programs know them. */
import { createHash } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { problemOf, problemType } from '#shared/contract/problem.ts';
import type { Declaration, ResponseInput, Route, RouteParsed } from '#shared/contract/route.ts';
import { ApiError } from './apiError.ts';
import { type FoundKey, KeyChecks, refuseKeyInUrl } from './apiKey.ts';
import { type Quota, Quotas } from './apiQuota.ts';
import { type Dependencies, dependencies } from './dependencies.ts';
import { type Admitted, type GatedCall, type HandlerInput, handle } from './handle.ts';
import { parseRequest } from './request.ts';

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** Of this process. */
const quotas = new Quotas();
const keys = new KeyChecks(quotas);

interface V1Options<R extends Route> {
  /** How many look-ups a call is; one unless given. */
  readonly lookUps?: (parsed: RouteParsed<R>) => number;
}

/** The function of a route for programs of others. */
export function handleV1<const R extends Route>(
  key: RouteKey,
  declare: Declaration<R>,
  run: (input: HandlerInput<R, never>) => Promise<ResponseInput<R>>,
  { lookUps = () => 1 }: V1Options<R> = {},
) {
  const quotaOf = new WeakMap<Event, Quota>();

  async function admit(deps: Dependencies, call: GatedCall): Promise<Admitted> {
    const { route, event } = call;
    refuseKeyInUrl(event);
    if (route.apiKey === undefined)
      return { mayPass: Promise.resolve(), keyId: null, parse: () => parseRequest(route, event) };
    const used = await keys.find(deps, call);
    const { parse, count } = parsedOnce(route, event);
    return { mayPass: pass(deps, used, { event, count }), keyId: used.id, parse };
  }

  /** What is not valid counts as one look-up. */
  function parsedOnce(route: Route, event: Event) {
    try {
      const parsed = parseRequest(route, event);
      return { parse: () => parsed, count: lookUps(parsed as RouteParsed<R>) };
    } catch (error) {
      const parse = () => {
        throw error;
      };
      return { parse, count: 1 };
    }
  }

  /** The owner is checked beside the count: a call that is refused for them counts nothing. */
  async function pass(deps: Dependencies, used: FoundKey, { event, count }: { event: Event; count: number }) {
    const asked = { keyId: used.id, perDay: used.dailyCalls, count };
    const [mayUse, isReserved] = await Promise.allSettled([used.mayUse(), quotas.reserve(deps, asked)]);
    if (mayUse.status === 'rejected') {
      await quotas.giveBack(deps, asked, isReserved.status === 'fulfilled' && isReserved.value);
      throw mayUse.reason;
    }
    if (isReserved.status === 'rejected') throw isReserved.reason;
    if (isReserved.value) quotas.serve(deps, asked);
    const quota = quotas.quotaOf(deps, asked);
    quotaOf.set(event, quota);
    if (!isReserved.value) throw quotaUsedUp(quota, count);
  }

  const middleware: MiddlewareObj<Event, Result> = {
    after: (request) => {
      const { response, event } = request;
      if (response) request.response = succeed(response, event, quotaOf.get(event));
    },
    onError: (request) => {
      const { response, event } = request;
      if (response) request.response = asProblem(response, quotaOf.get(event));
    },
  };
  return handle(key, declare, run, undefined, { admit, middleware });
}

function quotaUsedUp({ perDay, left, resetSeconds }: Quota, count: number): ApiError {
  const message =
    count > 1 && left > 0
      ? `Today's look-ups of this key: ${left} of ${perDay} are left, and this call needs ${count}.`
      : `Today's ${perDay} look-ups of this key are used up. Please continue tomorrow, or ask us for more.`;
  return new ApiError('too_many_requests', message, { retryAfterSeconds: resetSeconds });
}

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
const quotaHeaders = (quota: Quota | undefined): Record<string, string> =>
  quota === undefined
    ? {}
    : {
        'ratelimit-policy': `"day";q=${quota.perDay};w=86400`,
        ratelimit: `"day";r=${quota.left};t=${quota.resetSeconds}`,
      };

function succeed(response: Result, event: Event, quota: Quota | undefined): Result {
  const shared = { ...response.headers, ...quotaHeaders(quota) };
  // Of what a program posts it may not keep the response.
  if (event.requestContext.http.method === 'POST') return { ...response, headers: shared };
  const digest = createHash('sha256').update(response.body ?? '');
  const etag = `"${digest.digest('base64url').slice(0, 22)}"`;
  // The caller's own cache may keep it, and asks each time: every call is checked and counted.
  const headers = { ...shared, 'cache-control': 'private, no-cache', etag };
  if (!isKnown(event.headers['if-none-match'], etag)) return { ...response, headers };
  const { 'content-type': _, ...rest } = headers as Record<string, string>;
  return { statusCode: 304, headers: rest };
}

/** Weakly, as the edge changes tags of what it compresses. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) === true;

function asProblem(response: Result, quota: Quota | undefined): Result {
  const problem = problemOf(dependencies().config.appUrl, JSON.parse(response.body ?? '') as ErrorBody);
  return {
    ...response,
    headers: {
      ...response.headers,
      'content-type': problemType,
      'cache-control': 'no-store',
      ...(problem.status === 401 && { 'www-authenticate': 'Bearer realm="ZarCodes"' }),
      ...quotaHeaders(quota),
    },
    body: JSON.stringify(problem),
  };
}
