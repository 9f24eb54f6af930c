/**
 * Makes the emulated edge available to browsers. The emulator, like CloudFront, identifies a distribution by its host,
 * and a browser does not resolve `x.cloudfront.net` to this machine. The proxy also adds the headers that the emulator's
 * edge leaves out. Run as `edgeProxy.ts <port> <emulator> <distribution's host>`.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface EdgeProxyOptions {
  readonly port: number;
  /** `http://127.0.0.1:4566` */
  readonly endpoint: string;
  /** `d111111abcdef8.cloudfront.net` */
  readonly host: string;
}

function serveEdge({ port, endpoint, host }: EdgeProxyOptions): void {
  const { hostname, port: emulatorPort } = new URL(endpoint);
  createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { remoteAddress = '', remotePort = 0 } = incoming.socket;
    const forwarded = request(
      {
        hostname,
        port: emulatorPort,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          host,
          'x-forwarded-proto': 'https',
          'cloudfront-viewer-address': `${remoteAddress.replace(/^::ffff:/, '')}:${remotePort}`,
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.once('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end('The emulator does not respond.');
    });
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }).listen(port, '127.0.0.1');
}

if (import.meta.main) {
  const [port, endpoint = '', host = ''] = process.argv.slice(2);
  serveEdge({ port: Number(port), endpoint, host });
}
