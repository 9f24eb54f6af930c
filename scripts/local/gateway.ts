/** Replaces the HTTP API: routes a request to its function and sends the function's result as HTTP. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type ErrorBody, errorStatus, noSuchRoute } from '#shared/contract/errors.ts';
import { problemOf, problemType } from '#shared/contract/problem.ts';
import { apiV1Prefix } from '#shared/edge/apiV1.ts';
import { type FunctionHost, FunctionTimeout } from './functionHost.ts';
import { type HttpRequest, httpEvent } from './httpEvent.ts';
import { matchRoute } from './matchRoute.ts';

const bodyLimitBytes = 10 * 1024 * 1024; // the quota of an HTTP API
const integrationTimeoutMs = 30_000; // the maximum of an HTTP API

export interface Gateway {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export function createGateway(
  host: FunctionHost,
  appUrl: string,
  report: (problem: string) => void,
): Gateway {
  return {
    async handle(request, response) {
      const path = decoded(pathOf(request));
      if (path === null) return sendError(response, { message: 'Bad Request', code: 'invalid_request' });
      const match = matchRoute(request.method ?? '', path);
      if (match === null) {
        request.resume();
        return path.startsWith(apiV1Prefix)
          ? sendProblem(response, appUrl, noSuchRoute)
          : sendError(response, noSuchRoute);
      }
      const body = await readBody(request);
      if (body === null) {
        return sendError(response, { message: 'Request Entity Too Large', code: 'payload_too_large' });
      }
      try {
        const event = httpEvent(describe(request, body), match);
        const result = await host.invoke(match.key, event, integrationTimeoutMs);
        send(response, result);
      } catch (error) {
        report(`${match.routeKey}: ${error instanceof Error ? error.message : String(error)}`);
        sendError(
          response,
          error instanceof FunctionTimeout
            ? { message: 'Service Unavailable', code: 'unavailable' }
            : { message: 'Internal Server Error', code: 'internal' },
        );
      }
    },
  };
}

function describe(request: IncomingMessage, body: Buffer): HttpRequest {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    pairs.push([request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '']);
  }
  // Node's dual-stack sockets show IPv4 addresses as ::ffff:127.0.0.1.
  const sourceIp = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  pairs.push(['x-forwarded-for', sourceIp], ['x-forwarded-proto', 'http']);
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  return {
    method: request.method ?? 'GET',
    rawPath: pathOf(request),
    rawQuery,
    headers: pairs,
    body,
    sourceIp,
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/\?.*$/s, '');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** @returns null for a body over the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= bodyLimitBytes ? Buffer.concat(chunks) : null;
}

/** With API Gateway's sentences. Its own bodies have no code, besides that of an unknown route. */
function sendError(response: ServerResponse, body: ErrorBody): void {
  send(response, {
    statusCode: errorStatus[body.code],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function sendProblem(response: ServerResponse, appUrl: string, body: ErrorBody): void {
  const problem = problemOf(appUrl, body);
  send(response, {
    statusCode: problem.status,
    headers: { 'content-type': problemType },
    body: JSON.stringify(problem),
  });
}

/** In payload format 2.0, a result without a status is the body of a 200. */
function send(response: ServerResponse, result: unknown): void {
  const isStructured = typeof result === 'object' && result !== null && 'statusCode' in result;
  const answer: APIGatewayProxyStructuredResultV2 = isStructured
    ? (result as APIGatewayProxyStructuredResultV2)
    : {
        headers: { 'content-type': 'application/json' },
        body: typeof result === 'string' ? result : JSON.stringify(result),
      };
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  response.statusCode = answer.statusCode ?? 200;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
  if (answer.cookies?.length) response.setHeader('set-cookie', answer.cookies);
  response.setHeader('apigw-requestid', randomBytes(11).toString('base64'));
  response.setHeader('content-length', body.length);
  response.end(body);
}
