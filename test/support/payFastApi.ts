/** Fake of PayFast's REST API as far as the test of the settings uses it: `GET /ping`, with the signature checked. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testAccount } from './payfast/account.ts';

/** Instead of checking the call; `silent` never responds. */
type Fault = { readonly status: number; readonly text: string; readonly location?: string } | 'silent';

export interface FakePayFastApi {
  readonly url: string;
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Until it is set to null. */
  setFault(fault: Fault | null): void;
  stop(): void;
}

const refusal = (response: string) => ({
  status: 401,
  text: JSON.stringify({ code: 401, status: 'failed', data: { response, message: false } }),
});

/** The parameters by hand in alphabetical order, so that this does not repeat our own signing. */
function answerTo({ timestamp, ...headers }: IncomingHttpHeaders, isSandbox: boolean) {
  if (headers['merchant-id'] !== testAccount.merchantId) {
    return refusal('Merchant authorization failed.');
  }
  const time = encodeURIComponent(String(timestamp));
  const signed = `merchant-id=10000100&passphrase=${testAccount.passphrase}&timestamp=${time}&version=v1`;
  const isSigned = createHash('md5').update(signed).digest('hex') === headers['signature'];
  if (!isSigned) return refusal('Generated signature does not match submitted signature.');
  return { status: 200, text: isSandbox ? '"API V1"' : '"Payfast API"' };
}

export async function startFakePayFastApi(): Promise<FakePayFastApi> {
  const requests: FakePayFastApi['requests'] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const path = `${request.method} ${request.url}`;
    requests.push({ path, headers: request.headers });
    if (fault === 'silent') return;
    const { status, text, ...rest } = fault ?? answerTo(request.headers, path.endsWith('?testing=true'));
    response.writeHead(status, 'location' in rest ? { location: rest.location } : {}).end(text);
  });
  // Does not keep the process of a test running.
  server.unref();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setFault: (next) => {
      fault = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let shared: Promise<FakePayFastApi> | undefined;
/** One for all samples of a process. */
export const sharedPayFastApi = () => (shared ??= startFakePayFastApi());
