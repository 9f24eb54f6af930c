import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#functions/lib/config.ts';
import { createPayFast } from '#functions/services/payfast.ts';
import { testTable } from '#test/support/engine.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: (response: ServerResponse, path: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(response, request.url ?? ''));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function confirmAt(host: string, timeoutMs = 5000) {
  await testTable();
  const config = readConfig({ ...process.env, PAYFAST_HOST: host });
  return createPayFast(config, timeoutMs).confirm('m_payment_id=pay_1&amount_gross=19.00', true);
}

const says = (text: string, status = 200) =>
  serve((response) => {
    response.statusCode = status;
    response.end(text);
  });

describe('PayFast’s server', { tags: 'P7' }, () => {
  test.each(['VALID', 'valid', ' VALID\n', 'VALID\r\nmore'])('that says %j confirms', async (text) => {
    expect(await confirmAt(await says(text))).toBe('valid');
  });

  test.each(['INVALID', 'invalid\n'])('that says %j refuses', async (text) => {
    expect(await confirmAt(await says(text))).toBe('invalid');
  });

  test.each([
    ['', 200],
    ['NOT VALID', 200],
    ['<html>VALID</html>', 200],
    ['more\nVALID', 200],
    ['VALID', 500],
    ['VALID', 404],
  ])('that says %j with the status %i has not answered', async (text, status) => {
    expect(await confirmAt(await says(text, status))).toBe('unanswered');
  });

  test('that redirects has not answered, and is not followed', async () => {
    const paths: string[] = [];
    const host = await serve((response, path) => {
      paths.push(path);
      if (path === '/valid') response.end('VALID');
      else response.writeHead(302, { location: '/valid' }).end('VALID');
    });
    expect(await confirmAt(host)).toBe('unanswered');
    expect(paths).toEqual(['/eng/query/validate']);
  });

  test('that hangs has not answered, before or after its headers', async () => {
    expect(await confirmAt(await serve(() => undefined), 50)).toBe('unanswered');
    const host = await serve((response) => response.writeHead(200).write('VAL'));
    expect(await confirmAt(host, 50)).toBe('unanswered');
  });

  test('that sends ten megabytes has not answered, and is cut off', async () => {
    let cutOff: Promise<unknown> = Promise.resolve();
    const host = await serve((response) => {
      cutOff = new Promise((resolve) => response.on('close', () => resolve(response.writableFinished)));
      response.write('VALID\n');
      response.write('x'.repeat(10 * 1024 * 1024));
    });
    expect(await confirmAt(host)).toBe('unanswered');
    expect(await cutOff).toBe(false);
  });

  test('that is not there has not answered', async () => {
    expect(await confirmAt('http://127.0.0.1:9')).toBe('unanswered');
  });
});
