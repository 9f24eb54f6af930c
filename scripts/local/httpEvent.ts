/**
 * Events of an HTTP API in payload format 2.0. As in captured real ones, the path and its parameters are decoded, the
 * query string is as sent, headers are in lower case with repeats joined by a comma, cookies are separate, and bodies
 * other than text, including forms, are in base64.
 */
import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface HttpRequest {
  readonly method: string;
  /** As sent, still percent-encoded. */
  readonly rawPath: string;
  /** As sent, without the question mark. */
  readonly rawQuery: string;
  /** Names and values in the order they were sent, with repeats. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface MatchedRoute {
  /** `GET /api/zarcodes/{code}` */
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export function httpEvent(
  request: HttpRequest,
  matched: MatchedRoute,
  now = new Date(),
): APIGatewayProxyEventV2 {
  const headers = joinHeaders(request.headers);
  const cookies = headers['cookie']?.split(/;\s*/).filter((cookie) => cookie !== '');
  delete headers['cookie'];
  const path = decodeURIComponent(request.rawPath);
  const query = joinQuery(request.rawQuery);
  const isText = isTextBody(headers);
  return {
    version: '2.0',
    routeKey: matched.routeKey,
    rawPath: path,
    rawQueryString: request.rawQuery,
    ...(cookies && { cookies }),
    headers,
    ...(query && { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers['host']?.replace(/:\d+$/, '') ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomBytes(11).toString('base64'),
      routeKey: matched.routeKey,
      stage: '$default',
      time: apacheTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(matched.pathParameters).length > 0 && { pathParameters: { ...matched.pathParameters } }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

function joinHeaders(pairs: HttpRequest['headers']): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const before = joined.get(key);
    // Several cookie headers are joined by semicolons (RFC 6265 5.4).
    joined.set(key, before === undefined ? value : before + (key === 'cookie' ? '; ' : ',') + value);
  }
  return Object.fromEntries(joined);
}

function joinQuery(rawQuery: string): Record<string, string> | undefined {
  if (rawQuery === '') return undefined;
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  // Not by assignment, which for the name `__proto__` sets no field.
  return Object.fromEntries(joined);
}

const textTypes = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))\s*(?:;|$))/i;

function isTextBody(headers: Readonly<Record<string, string>>): boolean {
  return headers['content-encoding'] === undefined && textTypes.test(headers['content-type'] ?? '');
}

/** `12/Mar/2020:19:03:58 +0000` */
function apacheTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
