/** Calls an exported handler with the event that API Gateway would create from a request. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { httpEvent } from '#scripts/local/httpEvent.ts';
import { lambdaContext } from '#scripts/local/lambdaContext.ts';
import { notePeople } from './personalData.ts';

export interface Call {
  /** Default: GET. */
  readonly method?: string;
  /** Below `/api`, with the contract's placeholders: `/zarcodes/{code}`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[]>> | string;
  /** A string is sent as is, so that tests can send invalid JSON; anything else as JSON. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
  /** `name=value` */
  readonly cookies?: readonly string[];
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the body they expect
  readonly body: any;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
  readonly cookies: readonly string[];
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => unknown;

/** @param timeoutSeconds as long as the function may run; ten seconds unless its permissions say otherwise */
export async function invoke(handler: Handler, call: Call, timeoutSeconds = 10): Promise<Answer> {
  const result = await handler(eventOf(call), lambdaContext('test', timeoutSeconds * 1000));
  const answer = answerOf(result as APIGatewayProxyStructuredResultV2);
  notePeople(answer.status < 400 ? [call, answer.body] : call);
  return answer;
}

export function eventOf(call: Call): APIGatewayProxyEventV2 {
  const { method = 'GET', params = {}, ip = '198.51.100.7' } = call;
  const rawPath = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const isRaw = typeof call.body === 'string';
  const body = call.body === undefined ? '' : isRaw ? String(call.body) : JSON.stringify(call.body);
  const headers = {
    host: 'localhost',
    'user-agent': 'vitest',
    ...(body !== '' && { 'content-type': 'application/json' }),
    ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
    ...(call.cookies !== undefined && { cookie: call.cookies.join('; ') }),
    ...call.headers,
  };
  const request = {
    method,
    rawPath: `/api${rawPath}`,
    rawQuery: queryOf(call.query),
    headers: Object.entries(headers),
    body: Buffer.from(body),
    sourceIp: ip,
  };
  return httpEvent(request, { routeKey: `${method} /api${call.path}`, pathParameters: params });
}

function queryOf(query: Call['query']): string {
  if (query === undefined || typeof query === 'string') return query ?? '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
  );
  return new URLSearchParams(pairs).toString();
}

function answerOf(result: APIGatewayProxyStructuredResultV2): Answer {
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const raw = bytes.toString('utf8');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  const contentType = headers['content-type'] ?? '';
  const isJson = /json/.test(contentType);
  const text = isJson && raw !== '' ? JSON.parse(raw) : raw;
  return {
    status: result.statusCode ?? 200,
    body: contentType.startsWith('image/') ? bytes : text,
    headers,
    raw,
    cookies: result.cookies ?? [],
  };
}
