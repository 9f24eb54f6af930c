/** Replaces CloudFront in front of the images bucket: only its keys below `api/images/` are public. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Objects } from './objects.ts';

export const isImagePath = (path: string) => path.startsWith('/api/images/');

/** Serves a path below `/api/images/`. */
export function serveImages(objects: Objects) {
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const range = isRead ? rangeOf(request.headers.range) : null;
    if (range !== null) return servePart(objects, path.slice(1), range, response);
    const found = isRead ? await objects.get(path.slice(1)) : null;
    if (found === null) {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain', 'cache-control': 'no-cache' });
      response.end(isRead ? 'Not Found' : 'Method Not Allowed');
      return;
    }
    response.writeHead(200, { ...found.headers, 'content-length': found.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** `bytes=0-16383`, as a reader of archives asks; any other range is answered with the whole, as HTTP allows. */
function rangeOf(header: string | undefined): Range | null {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  return start === undefined || end === undefined || Number(start) > Number(end)
    ? null
    : { start: Number(start), end: Number(end) };
}

async function servePart(
  objects: Objects,
  key: string,
  range: Range,
  response: ServerResponse,
): Promise<void> {
  const found = await objects.getPart(key, range);
  if (found === null) {
    response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-cache' }).end('Not Found');
    return;
  }
  const { headers, bytes, size } = found;
  if (range.start >= size) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const last = range.start + bytes.length - 1;
  response
    .writeHead(206, {
      ...headers,
      'content-range': `bytes ${range.start}-${last}/${size}`,
      'content-length': bytes.length,
    })
    .end(bytes);
}
