/** Serves the built web as CloudFront will: the same headers, the same fallback, nothing kept but hashed files. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Documents of the API that are files: they stand below /api but no function answers them. */
export const isApiDocument = (path: string) =>
  path === '/api/openapi.json' || /^\/api\/docs(?:\/|$)/.test(path);

const hashed = /^\/assets\//; // vite puts a hash of the content in each name there
const maxAgeYear = 'public, max-age=31536000, immutable';

/** A path without a dot in its last segment is a page of the app, which finds out itself what to show. */
const isPage = (path: string) => !path.startsWith('/api/') && !hashed.test(path) && /\/[^./]*$/.test(path);

export function createWeb(folder: string): WebHandler {
  let serving: { files: ReturnType<typeof sirv>; builtAt: number } | undefined;
  const page = join(folder, 'index.html');
  // sirv keeps a list of the files; a new build makes a new list.
  const current = () => {
    const built = statSync(page, { throwIfNoEntry: false }) ?? statSync(folder, { throwIfNoEntry: false });
    const builtAt = built?.mtimeMs;
    if (builtAt === undefined) return null;
    if (serving?.builtAt !== builtAt) serving = { files: serveFiles(folder), builtAt };
    return serving.files;
  };
  return (request, response) => {
    const files = current();
    if (files === null) return say(response, 503, 'The pages are being built. Please try again in a moment.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Method Not Allowed');
    const url = new URL(request.url ?? '/', 'http://localhost');
    files(request, response, () => {
      if (!isPage(url.pathname)) return say(response, 404, 'Not Found');
      serveShell(files, request, response);
    });
  };
}

function serveFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', hashed.test(path) ? maxAgeYear : 'no-cache');
    },
  });
}

/** The empty shell where the build has one, so that no other page flashes up as the prerendered landing page. */
function serveShell(
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const as = (path: string, next: () => void) => {
    const { url } = request;
    Object.assign(request, { url: path, _parsedUrl: undefined });
    files(request, response, () => {
      Object.assign(request, { url, _parsedUrl: undefined });
      next();
    });
  };
  as('/app.html', () => as('/index.html', () => say(response, 404, 'Not Found')));
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(text);
}
