import type * as z from 'zod';
import type { ApiScope } from '#shared/domain/apiKeys.ts';
import type { Level } from '#shared/domain/can.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The areas of the contract by name: a type derived from the routes can't be part of their own declaration. */
export type AreaName =
  | 'adminMaps'
  | 'adminPayments'
  | 'adminZarcodes'
  | 'apiKeys'
  | 'audit'
  | 'auth'
  | 'bundles'
  | 'changeRequests'
  | 'claims'
  | 'contact'
  | 'creators'
  | 'credits'
  | 'expenses'
  | 'exports'
  | 'health'
  | 'images'
  | 'imports'
  | 'mailings'
  | 'messages'
  | 'notifications'
  | 'payments'
  | 'prices'
  | 'refunds'
  | 'reservations'
  | 'search'
  | 'settings'
  | 'stats'
  | 'unsubscribe'
  | 'user'
  | 'users'
  | 'v1'
  | 'visits'
  | 'vouchers'
  | 'webhooks'
  | 'zarcodes';

/** Of the files that routes answer. */
export type MediaType =
  | 'application/geo+json'
  | 'application/gpx+xml'
  | 'application/vnd.google-earth.kml+xml'
  | 'image/jpeg'
  | 'text/csv'
  | 'text/vcard';

/**
 * One API route, declared once. From it come the parsing of requests and answers, the permission check, the
 * Lambda and its CDK route, the typed web client, the OpenAPI document and the generated permission test.
 */
export interface Route {
  readonly method: Method;
  /** Below `/api`, with parameters in braces: `/zarcodes/{code}`. */
  readonly path: `/${string}`;
  readonly level: Level;
  /** On a public route: a signed-in caller may get more, so the caller is identified where there is one. */
  readonly optionalCaller?: true;
  /** A public route for programs of others: the scope that its key has to have (functions/lib/apiKey.ts). */
  readonly apiKey?: ApiScope;
  /** Takes a pass or a PIN in a header (shared/domain/visibility.ts), and then sends what nobody may cache. */
  readonly opensCodes?: true;
  /**
   * Also answers calls to the API's own address instead of the edge's: from monitors and PayFast. Every other route
   * refuses them, because only the edge knows where a call comes from.
   */
  readonly direct?: true;
  /** Deployed below an HTTP API of its own, so that its address does not give away that of any other route. */
  readonly ownApi?: true;
  readonly summary: string;
  /** Status of a success; 200 unless given. */
  readonly status?: 200 | 201 | 301;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How long a body may be, in bytes, where 64 KB are too few. */
  readonly maxBodyBytes?: number;
  /** In the place of `body`: takes a form, as the text that was sent, because its signature depends on every byte. */
  readonly form?: true;
  readonly response: z.ZodType;
  /** Refusals of its own, beyond those that every route can give. */
  readonly errors?: readonly ErrorCode[];
  /** A change that reads beside the check of the session, and waits for `caller.user()` before it writes. */
  readonly readsFirst?: true;
  /** Creates or pays: honours an `Idempotency-Key` header, stored for 24 hours. */
  readonly idempotent?: true;
  /** Answers a page for people, `{ found, html }`, instead of JSON. */
  readonly page?: true;
  /** Answers a file of one of these types instead of JSON (fileFields.ts). */
  readonly file?: readonly MediaType[];
  /** Public answers only: how long the edge may cache one, in seconds. Purged on change. */
  readonly edgeSeconds?: number;
  /** Only for a GET: how long the web may reuse an answer, in seconds; for the life of the page unless given. */
  readonly cacheSeconds?: number;
  /**
   * Only for a change: the areas, besides its own, whose cached answers a success makes outdated. 'nothing' if it
   * changes nothing that the web reads, not even in its own area.
   */
  readonly refreshes?: readonly AreaName[] | 'nothing';
}

/**
 * A declaration is a function, so that a Lambda builds the schemas of its own route and no other, and only when
 * it is called: building those of a whole area would cost an eighth of the start-up time.
 */
export type Declaration<R extends Route = Route> = () => R;

/** Preserves the literal types of a declaration, so that client and handler are typed by it. */
export function route<const R extends Route>(declare: Declaration<R>): Declaration<R> {
  return declare;
}

/** HEAD is a GET without the body of its response: https://www.rfc-editor.org/rfc/rfc9110#name-head */
export const methodsOf = ({ method }: Pick<Route, 'method'>): readonly (Method | 'HEAD')[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export type RouteInput<R extends Route> = {
  params: InputOf<R['params']>;
  query: InputOf<R['query']>;
  body: R['form'] extends true ? string : InputOf<R['body']>;
};

/** What a handler receives once everything is parsed. */
export type RouteParsed<R extends Route> = {
  params: OutputOf<R['params']>;
  query: OutputOf<R['query']>;
  body: R['form'] extends true ? string : OutputOf<R['body']>;
};

/** What a handler returns, before the contract strips what it does not promise. */
export type ResponseInput<R extends Route> = z.input<R['response']>;

/** What a caller gets. */
export type RouteResponse<R extends Route> = z.output<R['response']>;
