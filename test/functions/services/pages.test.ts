import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPages } from '#functions/services/pages.ts';

let asked: string[] = [];
let answer: { status: number; body: string };
let site: Server;
let url: string;
let now = 0;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: 'first' };
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => void site.close());

test('a page is read once a minute, however many ask', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  await Promise.all([pages.codeTemplate(), pages.codeTemplate(), pages.shell()]);
  expect(asked).toEqual(['/code.html', '/app.html']);
  now += 59_000;
  answer.body = 'second';
  expect(await pages.shell()).toBe('first');
  now += 2_000;
  expect(await pages.shell()).toBe('second');
});

test('an old page is better than none', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  expect(await pages.shell()).toBe('first');
  now += 61_000;
  answer.status = 500;
  expect(await pages.shell()).toBe('first');
  await new Promise((resolve) => site.close(resolve).closeAllConnections());
  now += 61_000;
  expect(await pages.shell()).toBe('first');
});

test('what could not be read at first is asked for again', async () => {
  const pages = createPages({ appUrl: url }, () => now);
  answer.status = 503;
  await expect(pages.codeTemplate()).rejects.toThrow('503');
  answer.status = 200;
  expect(await pages.codeTemplate()).toBe('first');
});
