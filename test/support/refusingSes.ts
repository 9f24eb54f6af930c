/** SES as it refuses some addresses, before the local inbox, which takes everything. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Refusal {
  readonly code: string;
  readonly message: string;
}

export interface RefusingSes {
  refuse(email: string, refusal: Refusal): void;
  accept(email: string): void;
  /** How often a mail to the address was tried. */
  triesOf(email: string): number;
  stop(): void;
}

/** Sets the handlers' SES endpoint. */
export async function startRefusingSes(inboxUrl: string): Promise<RefusingSes> {
  const refusals = new Map<string, Refusal>();
  const tries: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const to = new URLSearchParams(body).get('Destination.ToAddresses.member.1') ?? '';
    tries.push(to);
    const refusal = refusals.get(to);
    if (refusal !== undefined) {
      const { code, message } = refusal;
      response.writeHead(400, { 'content-type': 'text/xml' });
      response.end(
        `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
      );
      return;
    }
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`${inboxUrl}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'text/xml' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ENDPOINT_URL_SES'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    refuse: (email, refusal) => void refusals.set(email, refusal),
    accept: (email) => void refusals.delete(email),
    triesOf: (email) => tries.filter((each) => each === email).length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
