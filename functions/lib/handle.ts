import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { TableBusy } from '#functions/data/transact.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { type ErrorBody, errorStatus } from '#shared/contract/errors.ts';
import type { Declaration, Route, RouteAnswer, RouteParsed } from '#shared/contract/route.ts';
import { ApiError } from './apiError.ts';
import { type Caller, identifyCaller, requireLevel } from './caller.ts';
import { clientIp } from './clientIp.ts';
import { type Dependencies, dependencies } from './dependencies.ts';
import { htmlErrorResponse, htmlResponse, type Page } from './htmlResponse.ts';
import { log } from './logger.ts';
import { parseRequest, readIdempotencyKey } from './request.ts';

/** Somebody above the level public; below it nobody, or whoever is there where the route wants to know. */
type CallerOf<R extends Route> = R['level'] extends 'public'
  ? R['optionalCaller'] extends true
    ? Caller | null
    : null
  : Caller;

/** What a handler gets: its parsed input, who calls, and all that it may reach. */
export interface HandlerInput<R extends Route> extends RouteParsed<R> {
  readonly caller: CallerOf<R>;
  readonly idempotencyKey: string | null;
  /** Where the call comes from, for limits. */
  readonly clientIp: string;
  readonly deps: Dependencies;
}

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** Only public answers to nobody in particular may be kept by the edge; browsers always ask again. */
function cacheControl(route: Route, event: Event): string {
  const shared = route.edgeSeconds !== undefined && event.headers['authorization'] === undefined;
  return shared ? `public, max-age=0, s-maxage=${route.edgeSeconds}` : 'private, no-store';
}

function answer(status: number, body: unknown, headers: Record<string, string>): Result {
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** One line per request: what was called, how it ended, how long it took. Nothing that the person typed. */
function logRequest(key: RouteKey): MiddlewareObj<Event, Result> {
  const line = (event: Event, started: number, status: number | undefined) => ({
    route: key,
    status,
    ms: Math.round(performance.now() - started),
    requestId: event.requestContext.requestId,
  });
  const startedAt = new WeakMap<Event, number>();
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: ({ event, response }) => {
      log().info('request', line(event, startedAt.get(event) ?? 0, response?.statusCode));
    },
    onError: ({ event, response, error }) => {
      const details = line(event, startedAt.get(event) ?? 0, response?.statusCode);
      if (error instanceof ApiError) log().info('refused', { ...details, code: error.code });
      else log().error('failed', { ...details, error: error as Error });
    },
  };
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TableBusy) {
    return new ApiError('unavailable', 'We are very busy right now. Please try again in a moment.');
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.');
}

/** Turns whatever went wrong into the one error body. What was not foreseen is told to the log alone. */
function answerErrors(isPage: () => boolean): MiddlewareObj<Event, Result> {
  return {
    onError: (request) => {
      const refusal = refusalOf(request.error);
      const body: ErrorBody = { message: refusal.message, code: refusal.code };
      if (refusal.fields !== undefined && Object.keys(refusal.fields).length > 0)
        body.fields = refusal.fields;
      const headers: Record<string, string> = { 'cache-control': 'no-store' };
      if (refusal.retryAfterSeconds !== undefined) headers['retry-after'] = String(refusal.retryAfterSeconds);
      const status = errorStatus[refusal.code];
      request.response = isPage()
        ? htmlErrorResponse(status, body.message, headers)
        : answer(status, body, headers);
    },
  };
}

async function runBeside<T>(check: Promise<void>, work: Promise<T>): Promise<T> {
  const [checked, worked] = await Promise.allSettled([check, work]);
  if (checked.status === 'rejected') throw checked.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/**
 * The once-only chain around every route: log, caller, parse, run, parse the answer, one error shape. Reads of a
 * signed-in person run beside the check of the session, whose refusal wins; whatever writes waits for the check.
 */
export function handle<const R extends Route>(
  key: RouteKey,
  declare: Declaration<R>,
  run: (input: HandlerInput<R>) => Promise<RouteAnswer<R>>,
) {
  let declared: R | undefined;
  return middy<Event, Result>()
    .use(answerErrors(() => declare().page === true))
    .use(logRequest(key))
    .handler(async (event) => {
      declared ??= declare();
      const route: R = declared;
      const deps = dependencies();
      const wantsCaller = route.level !== 'public' || route.optionalCaller === true;
      // Both may have a secret to fetch.
      const [ip, caller] = await Promise.all([
        clientIp(deps.config, route, event),
        wantsCaller ? identifyCaller(deps, event.headers['authorization']) : null,
      ]);
      const mayPass = requireLevel(caller, route.level);
      const start = async () =>
        run({
          ...parseRequest(route, event),
          caller,
          idempotencyKey: readIdempotencyKey(route, event),
          clientIp: ip,
          deps,
        } as HandlerInput<R>);
      const isRead = route.level === 'user' && route.method === 'GET' && caller !== null;
      const value = isRead ? await runBeside(mayPass, start()) : await mayPass.then(start);
      const headers = { 'cache-control': cacheControl(route, event) };
      const told = route.response.parse(value);
      return route.page ? htmlResponse(told as Page, headers) : answer(route.status ?? 200, told, headers);
    });
}
