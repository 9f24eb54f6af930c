/** A proxy before an outside service that goes wrong in one way at a time. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const faults = ['slow', 'reset', 'half', 'error', 'throttled', 'wrongContent'] as const;
/** And `exceeded`, by which only DynamoDB throttles. */
export type ServiceFault = (typeof faults)[number] | 'exceeded';

export interface FaultProxy {
  readonly url: string;
  /** What goes wrong from now on; null for nothing. */
  fault: ServiceFault | null;
  /** With which requests it does; null for all. */
  only: ((request: IncomingMessage) => boolean) | null;
  /** How much later each answer comes than it would. */
  delayMs: number;
  /** How many requests came. */
  requests: number;
  /** How many of them went wrong. */
  spoilt: number;
  /** How many of them were given up before they were answered. */
  abandoned: number;
  stop(): Promise<void>;
}

/** By DynamoDB's API; other services look at the status only. */
const throttlings = {
  throttled: 'ThrottlingException',
  exceeded: 'ProvisionedThroughputExceededException',
} as const;
const throttlingOf = (fault: keyof typeof throttlings) =>
  JSON.stringify({
    __type: `com.amazonaws.dynamodb.v20120810#${throttlings[fault]}`,
    message: 'Rate exceeded',
  });

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @param upstream absent where only faults are tried */
export async function startFaultProxy(upstream?: string): Promise<FaultProxy> {
  async function forward(
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<{ message: IncomingMessage; body: Buffer }> {
    const url = new URL(incoming.url ?? '/', upstream);
    const outgoing = request(url, { method: incoming.method, headers: incoming.headers });
    outgoing.end(body);
    const [message] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { message, body: await bodyOf(message) };
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await bodyOf(incoming);
    proxy.requests += 1;
    response.once('close', () => {
      if (!response.writableEnded) proxy.abandoned += 1;
    });
    if (proxy.delayMs > 0) await sleep(proxy.delayMs);
    const fault = proxy.only?.(incoming) === false ? null : proxy.fault;
    if (fault !== null) proxy.spoilt += 1;
    switch (fault) {
      case 'slow':
        // Never, which is what it is to a caller whose timeout is shorter.
        return;
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'error':
        response.writeHead(500).end('Internal Server Error');
        return;
      case 'exceeded':
      case 'throttled': {
        const isTable = incoming.headers['x-amz-target']?.toString().startsWith('DynamoDB') === true;
        response
          .writeHead(isTable ? 400 : 429, { 'content-type': 'application/x-amz-json-1.0' })
          .end(throttlingOf(fault));
        return;
      }
      case 'wrongContent':
        // What was requested has happened, but the answer is somebody else's.
        if (upstream !== undefined) await forward(incoming, sent);
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the Wi-Fi</h1>');
        return;
      default: {
        if (upstream === undefined) {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.write('{"half":', () => incoming.socket.destroy());
          return;
        }
        const { message, body } = await forward(incoming, sent);
        const { statusCode = 502, headers } = message;
        if (fault === null) {
          response.writeHead(statusCode, headers).end(body);
          return;
        }
        // What was requested has happened, but half of the answer gets lost: of its head, where that is all.
        if (body.length === 0) {
          incoming.socket.destroy();
          return;
        }
        response.writeHead(statusCode, headers);
        response.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
      }
    }
  }

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy());
  });
  // Node closes an idle connection after 5 seconds, and a request that is sent at that moment fails.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fault: null,
    only: null,
    delayMs: 0,
    requests: 0,
    spoilt: 0,
    abandoned: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
