/** The site's only origin: serves `/api` from the functions, images from their bucket, everything else from the web. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { apiV1Pattern, gatewayPath, preflightHeaders } from '#shared/edge/apiV1.ts';
import { isOfWeb, matchesPattern, pageRoute, pointRoute, withoutSlash } from '#shared/edge/pages.ts';
import { languageHeader } from '#shared/edge/readerLanguage.ts';
import type { Gateway } from './gateway.ts';
import { isImagePath, type serveImages } from './publicImages.ts';
import { StartFailure } from './startFailure.ts';
import { isApiDocument, languageOf, type WebHandler } from './web.ts';

export interface Parts {
  readonly gateway: Gateway;
  readonly images: ReturnType<typeof serveImages>;
  readonly web: WebHandler;
  /** Whether there are built pages, which a function fills in for codes. */
  readonly hasPages: boolean;
  readonly headers: (path: string) => Promise<Readonly<Record<string, string>>>;
}

export interface AppServer {
  readonly server: Server;
  readonly port: number;
  /** Before it, every request gets a 503. */
  open(parts: Parts): void;
  stop(): Promise<void>;
}

const keepAliveMs = 60_000;

export async function startServer(host: string, port: number): Promise<AppServer> {
  let parts: Parts | undefined;
  const server = createServer((request, response) => {
    if (parts === undefined) return starting(response);
    serve(parts, request, response).catch(() => response.destroy());
  });
  // Node closes an idle connection after 5 seconds, and a request that is sent at that moment fails.
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(port, error)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    open(given) {
      parts = given;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
  for (const [name, value] of Object.entries(await parts.headers(path))) response.setHeader(name, value);
  if (isImagePath(path)) return parts.images(path, request, response);
  if (isApiDocument(path)) return parts.web(request, response);
  if (matchesPattern(path, apiV1Pattern)) return serveV1(parts, request, response);
  if (path === '/api' || path.startsWith('/api/')) return parts.gateway.handle(request, response);
  const point = pointRoute(path);
  if (parts.hasPages && point !== null) return void response.writeHead(302, { location: point }).end();
  if (!parts.hasPages || isOfWeb(path)) return parts.web(request, response);
  const page = withoutSlash(path);
  if (page !== null) return void response.writeHead(301, { location: page + query }).end();
  request.url = pageRoute(path) + query;
  setHeader(request, languageHeader, languageOf(request));
  await parts.gateway.handle(request, response);
}

/** As the edge's function for it does (infra/edge/v1Request.ts). */
async function serveV1(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    request.resume();
    return void response.writeHead(204, preflightHeaders).end();
  }
  request.url = gatewayPath(request.url ?? '/');
  await parts.gateway.handle(request, response);
}

/** As the edge does: what the client sent under the name is gone. */
function setHeader(request: IncomingMessage, name: string, value: string): void {
  const { rawHeaders } = request;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2)
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  rawHeaders.push(name, value);
}

function starting(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
  response.end('{"message":"ZarCodes is starting.","code":"unavailable"}');
}

export function portFailure(port: number, error: NodeJS.ErrnoException, variable = 'PORT'): StartFailure {
  if (error.code === 'EADDRINUSE') {
    return new StartFailure(
      `Port ${port} is in use. Stop the program that uses it, or set another ${variable}.`,
    );
  }
  if (error.code === 'EACCES') return new StartFailure(`Port ${port} needs privileges that you do not have.`);
  return new StartFailure(`Cannot listen on port ${port}: ${error.message}`);
}
