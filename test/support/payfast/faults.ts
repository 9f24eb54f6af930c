import type { ServerResponse } from 'node:http';

/** How the confirmation of a notice may go wrong. */
export type Fault = 'invalid' | 'redirect' | 'hang' | 'large' | 'error' | 'disconnect';

export function fault(kind: Fault, response: ServerResponse): void {
  switch (kind) {
    case 'invalid':
      response.end('INVALID');
      break;
    case 'redirect':
      response.writeHead(302, { location: '/valid' }).end();
      break;
    case 'hang':
      break;
    case 'large':
      response.end(`VALID\n${'x'.repeat(10 * 1024 * 1024)}`);
      break;
    case 'error':
      response.writeHead(503).end();
      break;
    case 'disconnect':
      response.destroy();
  }
}
