/** What visitors say of a code, from addresses of their own, which one browser can't have: 127.0.0.0/8 is this machine. */
import { request as send } from 'node:http';
import { expect, test } from '@playwright/test';

type Report = Readonly<Record<string, string | number>>;

/** @param visitor a number from 1 to 200 */
async function report(code: string, visitor: number, said: Report): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const body = JSON.stringify({ device: `visitor-${visitor}-`.padEnd(24, 'x'), ...said });
  const url = new URL(`/api/zarcodes/${code}/visits`, baseURL);
  const options = {
    method: 'POST',
    host: '127.0.0.1',
    localAddress: `127.0.0.${20 + visitor}`,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  };
  const status = await new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(body);
  });
  expect(status).toBe(200);
}

export const sayFound = (code: string, visitor: number) => report(code, visitor, { result: 'found' });

export const sayGateIs = (code: string, visitor: number, gate: { latitude: number; longitude: number }) =>
  report(code, visitor, { result: 'gateHere', accuracyM: 12, ...gate });
