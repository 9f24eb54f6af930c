/** A shop's receiver on this machine, which verifies what it gets as Standard Webhooks says. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedCall {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the fields they expect
  readonly body: any;
}

export interface WebhookReceiver {
  readonly url: string;
  /** What it was sent, also what it refused. */
  readonly calls: ReceivedCall[];
  /** What it answers from now on: a status, or what it does with the response. */
  answerWith(answer: number | ((response: ServerResponse, call: ReceivedCall) => void)): void;
  /** @throws where no signature is by the secret */
  verify(call: ReceivedCall, secret: string): unknown;
  stop(): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  let answer: Parameters<WebhookReceiver['answerWith']>[0] = 204;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { headers } = request;
      const call = { id: String(headers['webhook-id']), headers, text, body: JSON.parse(text) as unknown };
      calls.push(call);
      if (typeof answer === 'number') response.writeHead(answer).end();
      else answer(response, call);
    });
  });
  server.unref();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/zarcodes`,
    calls,
    answerWith: (next) => {
      answer = next;
    },
    verify: ({ headers, text }, secret) =>
      new Webhook(secret).verify(text, headers as Record<string, string>),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
