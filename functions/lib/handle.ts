import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { RouteKey } from '#shared/contract/contract.ts';
import { type ErrorBody, errorStatus } from '#shared/contract/errors.ts';
import type { Declaration, ResponseInput, Route, RouteParsed } from '#shared/contract/route.ts';
import { languageHeader } from '#shared/edge/readerLanguage.ts';
import { isLanguage, type Language } from '#shared/text/languages.ts';
import { ApiError } from './apiError.ts';
import { cacheControl, missingCacheControl } from './cacheControl.ts';
import { type Caller, checkedBy, identifyCaller, requireLevel } from './caller.ts';
import { clientIp } from './clientIp.ts';
import { type ClientFactories, type ClientName, type Dependencies, dependencies } from './dependencies.ts';
import { type AnsweredFile, fileResponse } from './fileResponse.ts';
import { htmlErrorResponse, htmlResponse, type Page } from './htmlResponse.ts';
import { inFunctionTime } from './inTime.ts';
import { log } from './logger.ts';
import { deviceOf, type Opener, readOpener } from './opener.ts';
import { parseRequest, readIdempotencyKey } from './request.ts';
import { runBeside } from './runBeside.ts';
import { isUnavailable } from './unavailable.ts';
import { viewerPlace } from './viewerPlace.ts';

/** Null on a public route, unless the route takes an optional caller. */
type CallerOf<R extends Route> = R['level'] extends 'public'
  ? R['optionalCaller'] extends true
    ? Caller | null
    : null
  : Caller;

/** Null on a route that takes none. */
type ApiKeyOf<R extends Route> = R['apiKey'] extends string
  ? { readonly id: string; readonly mayPass: Promise<void> }
  : null;

export interface HandlerInput<R extends Route, Name extends ClientName> extends RouteParsed<R> {
  readonly caller: CallerOf<R>;
  readonly idempotencyKey: string | null;
  /** For rate limits. */
  readonly clientIp: string;
  /** Roughly where the caller is, for people to read; null where nobody knows. */
  readonly viewerPlace: string | null;
  /** The kind of the caller's device, for people to read. */
  readonly device: string;
  /** Of a page's reader, as the edge found it (shared/edge/readerLanguage.ts). */
  readonly language: Language;
  /** What opens a code that is not public, not yet checked. */
  readonly opener: Opener | null;
  /** Of a program of others; null on other routes. What writes waits for `mayPass`. */
  readonly apiKey: ApiKeyOf<R>;
  /** `name=value`. */
  readonly cookies: readonly string[];
  /** Sends a `Set-Cookie` header, unless the request is refused. */
  setCookie(cookie: string): void;
  /** Lets the edge cache the response no longer than a 404. */
  cacheBriefly(): void;
  readonly deps: Dependencies<Name>;
}

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** A call that was let in, as far as that is known at once. */
export interface Admitted {
  /** Rejects where it is refused after all: what reads beside it is not shown then. */
  readonly mayPass: Promise<void>;
  /** Null where it takes no key. */
  readonly keyId: string | null;
  readonly parse: () => ReturnType<typeof parseRequest>;
}

export interface GatedCall {
  readonly route: Route;
  readonly event: Event;
  readonly clientIp: string;
}

/** What only some routes have around them, so that the bundles of others do not hold it (handleV1.ts). */
interface Gate {
  admit(deps: Dependencies, call: GatedCall): Promise<Admitted>;
  /** Makes these routes' responses of those of the chain. */
  readonly middleware: MiddlewareObj<Event, Result>;
}

function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Result {
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** CloudFront's id of the request, by which its log, the caller's response and our lines are found for one another. */
const edgeId = ({ headers }: Event) => /^[\w-]{20,100}={0,2}$/.exec(headers['x-amz-cf-id'] ?? '')?.[0];

function languageOf({ headers }: Event): Language {
  const named = headers[languageHeader];
  return isLanguage(named) ? named : 'en';
}

/** One line per request, with nothing that the person typed. */
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
      // The keys of the call before.
      log().resetKeys();
      const id = edgeId(event);
      if (id) log().appendKeys({ edgeId: id });
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

/** Twice the longest pause of `transact`. */
const retryAfterSeconds = 2;

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) {
    const message = 'We are very busy right now. Please try again in a moment.';
    return new ApiError('unavailable', message, { retryAfterSeconds });
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.');
}

/** Turns every error into the one error body. The cause of an unexpected one appears in the log only. */
function errorResponses(declare: () => Route): MiddlewareObj<Event, Result> {
  return {
    onError: (request) => {
      const route = declare();
      const { message, code, fields, suggestions, retryAfterSeconds } = toApiError(request.error);
      const body: ErrorBody = { message, code };
      if (fields !== undefined && Object.keys(fields).length > 0) body.fields = fields;
      if (suggestions !== undefined) body.suggestions = [...suggestions];
      const status = errorStatus[code];
      const headers: Record<string, string> = {
        'cache-control': status === 404 ? missingCacheControl(route, request.event) : 'no-store',
      };
      if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
      request.response = route.page
        ? htmlErrorResponse(status, message, headers)
        : jsonResponse(status, body, headers);
    },
  };
}

/**
 * The chain around every route: log, caller, parse, run, parse the response, one error shape. A signed-in read runs
 * beside the check of the session and the role (docs/decisions/0003); anything else waits for it.
 * @param around with the clients that `run` uses beyond the table
 */
function chainOf<const R extends Route, Name extends ClientName = never>(
  key: RouteKey,
  declare: Declaration<R>,
  run: (input: HandlerInput<R, Name>) => Promise<ResponseInput<R>>,
  { clients, gate }: { clients?: ClientFactories<Name> | undefined; gate?: Gate | undefined },
) {
  let declared: R | undefined;
  return (
    middy<Event, Result>()
      // After a failure the last one runs first: what is logged has the response's status.
      .use(logRequest(key))
      .use(gate?.middleware ?? [])
      .use(errorResponses(declare))
      .handler((event, context) => inFunctionTime(context, () => respond(event)))
  );
  async function respond(event: Event): Promise<Result> {
    declared ??= declare();
    const route: R = declared;
    const deps = dependencies(clients);
    const wantsCaller = route.level !== 'public' || route.optionalCaller === true;
    // Each may have to fetch a secret.
    const [ip, caller] = await Promise.all([
      clientIp(deps.config, route, event),
      wantsCaller ? identifyCaller(deps, event.headers['authorization']) : null,
    ]);
    const setCookies: string[] = [];
    let isBrief = false;
    const admitted = await gate?.admit(deps, { route, event, clientIp: ip });
    const mayPass = admitted?.mayPass ?? requireLevel(caller, route.level);
    const start = async () =>
      run({
        ...(admitted?.parse() ?? parseRequest(route, event)),
        caller: (caller && checkedBy(caller, mayPass)) as CallerOf<R>,
        idempotencyKey: readIdempotencyKey(route, event),
        clientIp: ip,
        viewerPlace: viewerPlace(event),
        device: deviceOf(event),
        language: languageOf(event),
        opener: readOpener(route, event),
        apiKey: (admitted?.keyId == null ? null : { id: admitted.keyId, mayPass }) as ApiKeyOf<R>,
        cookies: event.cookies ?? [],
        setCookie: (cookie: string) => setCookies.push(cookie),
        cacheBriefly: () => {
          isBrief = true;
        },
        deps,
      } as HandlerInput<R, Name>);
    const startsAtOnce = route.method === 'GET' || route.readsFirst === true;
    const isBeside = admitted !== undefined || (startsAtOnce && route.level !== 'public' && caller !== null);
    const value = isBeside ? await runBeside(mayPass, start) : await mayPass.then(start);
    const headers = {
      'cache-control': isBrief ? missingCacheControl(route, event) : cacheControl(route, event),
    };
    const body = route.response.parse(value);
    if (route.file) return fileResponse(body as AnsweredFile, headers);
    return route.page
      ? htmlResponse(body as Page, headers, missingCacheControl(route, event))
      : { ...jsonResponse(route.status ?? 200, body, headers), cookies: setCookies };
  }
}

/**
 * A route's function: the chain for requests. A deploy calls it as well, by its name and not through the API, to see
 * whether it works (docs/decisions/0022).
 */
export function handle<const R extends Route, Name extends ClientName = never>(
  key: RouteKey,
  declare: Declaration<R>,
  run: (input: HandlerInput<R, Name>) => Promise<ResponseInput<R>>,
  clients?: ClientFactories<Name>,
  gate?: Gate,
) {
  const chain = chainOf(key, declare, run, { clients, gate });
  return async (event: Event, context: Context): Promise<Result> => {
    if (!('selfCheck' in event)) return chain(event, context);
    declare();
    dependencies(clients);
    const { runSelfCheck } = await import('./selfCheck.ts');
    return jsonResponse(200, await runSelfCheck(process.env), {});
  };
}
