/** Typed HTTP client for the API that records which routes it called. */
import * as z from 'zod';
import { type Area, type Contract, type RouteKey, routeOf } from '#shared/contract/contract.ts';
import { type ErrorCode, errorBody } from '#shared/contract/errors.ts';
import { problem } from '#shared/contract/problem.ts';
import type { Route, RouteInput, RouteResponse } from '#shared/contract/route.ts';
import { notePeople } from '#test/support/personalData.ts';

type RouteOf<K extends RouteKey> = K extends `${infer A extends Area}.${infer V}`
  ? V extends keyof Contract[A]
    ? Contract[A][V] extends Route
      ? Contract[A][V]
      : never
    : never
  : never;

type Input<K extends RouteKey> = Partial<RouteInput<RouteOf<K>>>;

interface Extras {
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiClient {
  readonly called = new Set<RouteKey>();
  /** `http://localhost:3000/api` */
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** The response, validated against the contract. */
  async call<K extends RouteKey>(
    key: K,
    input: Input<K> = {},
    extras: Extras = {},
  ): Promise<RouteResponse<RouteOf<K>>> {
    const { status, body } = await this.#send(key, input, extras);
    const route = routeOf(key);
    const expected = route.status ?? 200;
    if (status !== expected) {
      throw new Error(`${key} returned ${status}, not ${expected}: ${JSON.stringify(body)}`);
    }
    return route.response.parse(body) as RouteResponse<RouteOf<K>>;
  }

  /** The error code of a call that must fail, validated against the error format. */
  async refusal<K extends RouteKey>(key: K, input: Input<K> = {}, extras: Extras = {}): Promise<ErrorCode> {
    const { status, body } = await this.#send(key, input, extras);
    if (status < 400) throw new Error(`${key} returned ${status} instead of an error`);
    return routeOf(key).path.startsWith('/v1/') ? problem().parse(body).code : errorBody().parse(body).code;
  }

  /** As PayFast sends one. @returns the status */
  async sendNotice(url: string, body: string): Promise<number> {
    this.called.add('payments.notify');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
    return response.status;
  }

  async #send(key: RouteKey, input: Partial<RouteInput<Route>>, { token, idempotencyKey, headers }: Extras) {
    this.called.add(key);
    const route = routeOf(key);
    const params = textRecord.parse(input.params ?? {});
    const query = new URLSearchParams(textRecord.parse(input.query ?? {})).toString();
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const response = await fetch(`${this.#base}${path}${query && `?${query}`}`, {
      method: route.method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const body = await bodyOf(route, response);
    // For the search of the logs.
    notePeople({ sent: input.body, body, token });
    return { status: response.status, body };
  }
}

/** As the contract declares it; an error is JSON on any route but that of a page. */
async function bodyOf(route: Route, response: Response): Promise<unknown> {
  if (route.page) return { found: response.ok, html: await response.text() };
  if (!route.file || !response.ok) return response.json();
  if (response.headers.get('content-type') === 'image/jpeg') {
    return { mediaType: 'image/jpeg', bytes: new Uint8Array(await response.arrayBuffer()) };
  }
  const fileName = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const [mediaType] = (response.headers.get('content-type') ?? '').split(';');
  return { fileName, mediaType, text: await response.text() };
}

const textRecord = z.record(z.string(), z.string());
