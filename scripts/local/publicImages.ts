/** Replaces CloudFront in front of the images bucket: only its keys below `api/images/` are public. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Objects } from './objects.ts';

export const isImagePath = (path: string) => path.startsWith('/api/images/');

/** Serves a path below `/api/images/`. */
export function serveImages(objects: Objects) {
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
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
