/** Serves the built web like CloudFront: the same headers and fallback, and caching for hashed files only. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { addressElementCaching, addressElementPattern } from '#shared/edge/addressElement.ts';
import { cookieOf } from '#shared/edge/cookieOf.ts';
import { appShell, fileOf, matchesPattern } from '#shared/edge/pages.ts';
import { languageCookie, readerLanguage } from '#shared/edge/readerLanguage.ts';
import type { Language } from '#shared/text/languages.ts';

export type WebHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The API's documents are files, although their paths are below /api. */
export const isApiDocument = (path: string) =>
  path === '/api/openapi.json' || /^\/api\/docs(?:\/|$)/.test(path);

const hashed = /^\/assets\//; // vite adds a hash of the content to these names
const maxAgeYear = 'public, max-age=31536000, immutable';

export function createWeb(folder: string): WebHandler {
  let serving: { files: ReturnType<typeof sirv>; builtAt: number } | undefined;
  const page = join(folder, appShell);
  // sirv lists the files once, so a new build needs a new instance.
  const current = () => {
    const built = statSync(page, { throwIfNoEntry: false }) ?? statSync(folder, { throwIfNoEntry: false });
    const builtAt = built?.mtimeMs;
    if (builtAt === undefined) return null;
    if (serving?.builtAt !== builtAt) serving = { files: serveFiles(folder), builtAt };
    return serving.files;
  };
  return (request, response) => {
    const files = current();
    if (files === null)
      return sendText(response, 503, 'The pages are being built. Please try again in a moment.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Method Not Allowed');
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    // sirv does not notice where a file is gone that it has listed, as during a build.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    // Paths of the API's documents are those of their files.
    if (!isApiDocument(path))
      Object.assign(request, { url: fileOf(path, languageOf(request)), _parsedUrl: undefined });
    files(request, response, () => sendText(response, 404, 'Not Found'));
  };
}

/** As the edge's functions find it. */
export const languageOf = ({ headers }: IncomingMessage): Language =>
  readerLanguage(cookieOf(headers.cookie, languageCookie), headers['accept-language']);

function cachingOf(path: string): string {
  if (matchesPattern(path, addressElementPattern)) return addressElementCaching;
  return hashed.test(path) ? maxAgeYear : 'no-cache';
}

function serveFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', cachingOf(path));
    },
  });
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(text);
}
