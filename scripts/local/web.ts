/** Serves the built web as CloudFront will: the same headers, the same fallback, nothing kept but hashed files. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { appShell, fileOf } from '#shared/edge/pages.ts';

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Documents of the API that are files: they stand below /api but no function answers them. */
export const isApiDocument = (path: string) =>
  path === '/api/openapi.json' || /^\/api\/docs(?:\/|$)/.test(path);

const hashed = /^\/assets\//; // vite puts a hash of the content in each name there
const maxAgeYear = 'public, max-age=31536000, immutable';

export function createWeb(folder: string): WebHandler {
  let serving: { files: ReturnType<typeof sirv>; builtAt: number } | undefined;
  const page = join(folder, appShell);
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
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    // Documents of the API are asked for by their own names.
    if (!isApiDocument(path)) Object.assign(request, { url: fileOf(path), _parsedUrl: undefined });
    files(request, response, () => say(response, 404, 'Not Found'));
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

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(text);
}
