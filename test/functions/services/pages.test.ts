import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPages } from '#functions/services/pages.ts';

let requests: string[] = [];
let response: { status: number; body: string };
let site: Server;
let url: string;
let now = 0;

beforeEach(async () => {
  requests = [];
  response = { status: 200, body: 'first' };
  site = createServer((request, serverResponse) => {
    requests.push(request.url ?? '');
    serverResponse.writeHead(response.status).end(response.body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => void site.close());

test('a page is fetched once a minute, also under concurrent calls', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  await Promise.all([pages.codeTemplate('en'), pages.codeTemplate('en'), pages.shell('en')]);
  expect(requests).toEqual(['/templates/code.txt', '/app.html']);
  now += 59_000;
  response.body = 'second';
  expect(await pages.shell('en')).toBe('first');
  now += 2_000;
  expect(await pages.shell('en')).toBe('second');
});

test('the cached page is served while fetching fails', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  expect(await pages.shell('en')).toBe('first');
  now += 61_000;
  response.status = 500;
  expect(await pages.shell('en')).toBe('first');
  await new Promise((resolve) => site.close(resolve).closeAllConnections());
  now += 61_000;
  expect(await pages.shell('en')).toBe('first');
});

test('a failed first fetch is retried', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  response.status = 503;
  await expect(pages.codeTemplate('en')).rejects.toThrow('503');
  response.status = 200;
  expect(await pages.codeTemplate('en')).toBe('first');
});
