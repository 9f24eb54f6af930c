/** `npm run restore-drill` on the folder of a small app: at rest, while it runs, and with a table that is damaged. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localAccess, tableName } from '#scripts/local/access.ts';
import { startEngine } from '#scripts/local/engine.ts';
import { emptyFolder, type LocalApp, launchApp } from '#test/support/localApp.ts';
import { pretoria } from '#test/support/world.ts';

const folder = emptyFolder();
/** Of this test alone, to see what stays behind. */
const temporary = emptyFolder();
let app: LocalApp | undefined;
afterAll(() => app?.end('SIGKILL'));

async function post(path: string, body: object, token = ''): Promise<Record<string, string>> {
  const answer = await fetch(`${app?.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Record<string, string>;
}

async function buy(purchase: object, token: string): Promise<void> {
  const { id } = await post('/payments/create', purchase, token);
  await post(`/payments/${id}/complete`, {}, token);
}

/** One person with a paid code, a bundle, and a code of that. */
beforeAll(async () => {
  app = await launchApp({ DATA_DIR: folder });
  await app.ready();
  const account = { email: 'sipho@example.co.za', password: 'a good one' };
  const names = { firstName: 'Sipho', lastName: 'Dube' };
  await post('/auth/register', { ...names, ...account, confirmPassword: account.password });
  const { token } = await post('/auth/login', account);
  await buy({ zarcode: pretoria }, token ?? '');
  await buy({ bundle: 5 }, token ?? '');
  await post('/zarcodes', { ...pretoria, useBundle: true }, token);
}, 120_000);

async function drill(dataDir = folder): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['scripts/restoreDrill.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

const leftBehind = () => readdirSync(temporary);

test('a running app can be restored, and goes on', { timeout: 120_000 }, async () => {
  const { code, said } = await drill();
  expect(said).toMatch(/An app runs on this folder/);
  expect(said).toMatch(/ 1 bundle, .* 3 ledger, .* 2 payment, .* 2 zarcode\b/);
  // One code at R19 and five at R90.25.
  expect(said).toContain('sums up to R109.25; 0 faults');
  expect(said).toMatch(/finds [1-9][A-Z]{2}[0-9A-Z]{4}\./);
  expect(said).toContain('The backup can be restored.');
  expect(code).toBe(0);
  expect((await fetch(`${app?.url}/api/health`)).ok).toBe(true);
  expect(leftBehind()).toEqual([]);
});

test('at rest too; a ledger that does not add up is told, and ends it with 1', {
  timeout: 120_000,
}, async () => {
  await app?.end('SIGTERM');
  const engine = await startEngine(join(folder, 'dynamodb'));
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(localAccess(engine.endpoint)));
  const key = { pk: 'BUNDLE#usr_x', sk: '2026-01-01T00:00:00.000Z#bnd_x' };
  const bundle = { type: 'bundle', id: 'bnd_x', userId: 'usr_x', total: 5, remaining: 4 };
  await client.send(new PutCommand({ TableName: tableName, Item: { ...key, ...bundle } }));
  await engine.stop();

  const { code, said } = await drill();
  expect(said).toContain('bnd_x has 4 codes left, and no by the ledger');
  expect(said).toContain('Faults: 1.');
  expect(code).toBe(1);
  expect(leftBehind()).toEqual([]);
});

test('a folder without a database is told in one line', async () => {
  const { code, said } = await drill(emptyFolder());
  expect(said.trim().split('\n')).toEqual([expect.stringMatching(/^There is no database in /)]);
  expect(code).toBe(1);
});
