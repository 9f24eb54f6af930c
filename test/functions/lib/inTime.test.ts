/** What another system never ends, ends in time, whatever the garbage collector does meanwhile. */
import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedFetch } from '#functions/lib/awsFetch.ts';
import { inTime } from '#functions/lib/inTime.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    // Once for each request, and after its start: the heap of all tests of this process takes a while to collect.
    setTimeout(collect, 50);
    if (request.url === '/half') response.writeHead(200).write('half');
    if (request.url === '/whole') response.end('whole');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
const calls = {
  signed: (path: string, timeoutMs: number) =>
    signedFetch([keys, 's3'], url + path, { method: 'GET' }, { timeoutMs }, (response) => response.text()),
  plain: (path: string, timeoutMs: number) =>
    inTime(timeoutMs, async (signal) => (await fetch(url + path, { signal })).text()),
};

test.each(['signed', 'plain'] as const)('a %s request', { tags: 'C4' }, async (kind) => {
  const call = calls[kind];
  await expect(call('/nothing', 200)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(call('/half', 200)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await call('/whole', 5_000)).toBe('whole');
});
