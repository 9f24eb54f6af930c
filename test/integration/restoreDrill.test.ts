/** `npm run restore-drill` on a small data folder: with the app running, stopped, and with a damaged table. */
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
/** Only for this test, to check for leftover files. */
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

/** One user with a paid code, a bundle, and a code from the bundle. */
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

const drill = (dataDir = folder) => run(['scripts/restoreDrill.ts'], dataDir);

async function run(args: string[], dataDir: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

const leftBehind = () => readdirSync(temporary);

test('a running app can be restored, and keeps running', { tags: 'E3', timeout: 120_000 }, async () => {
  const { code, output } = await drill();
  expect(output).toMatch(/An app runs on this folder/);
  expect(output).toMatch(/ 1 bundle, .* 3 ledger, .* 2 payment, .* 2 zarcode\b/);
  // One code at R19 and five at R90.25.
  expect(output).toContain('The ledger of zarcodes-restored sums up to R109.25; problems found: 0.');
  expect(output).toContain('Gave it a stream.');
  expect(output).toMatch(/finds [1-9][A-Z]{2}[0-9A-Z]{4}\./);
  expect(output).toContain('Its jobs mail and count a new message.');
  expect(output).toContain('The backup can be restored.');
  expect(code).toBe(0);
  expect((await fetch(`${app?.url}/api/health`)).ok).toBe(true);
  expect(leftBehind()).toEqual([]);
});

test('so can a stopped one; an inconsistent ledger is reported with exit code 1', {
  tags: 'E3',
  timeout: 120_000,
}, async () => {
  await app?.end('SIGTERM');
  const engine = await startEngine(join(folder, 'dynamodb'));
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(localAccess(engine.endpoint)));
  const key = { pk: 'BUNDLE#usr_x', sk: '2026-01-01T00:00:00.000Z#bnd_x' };
  const bundle = { type: 'bundle', id: 'bnd_x', userId: 'usr_x', total: 5, remaining: 4 };
  await client.send(new PutCommand({ TableName: tableName, Item: { ...key, ...bundle } }));
  await engine.stop();

  const { code, output } = await drill();
  expect(output).toContain('bnd_x has 4 codes left, and no by the ledger');
  expect(output).toContain('Problems: 1.');
  expect(code).toBe(1);
  expect(leftBehind()).toEqual([]);

  // What the runbook has people run before the app uses a restored table.
  const checked = await run(['scripts/checkTable.ts', '--stage', 'local'], folder);
  expect(checked.output).toContain('problems found: 1.');
  expect(checked.output).toContain('Counters that differ from what is in the table: 0.');
  expect(checked.output).toContain('bnd_x has 4 codes left, and no by the ledger');
  expect(checked.code).toBe(1);
});

test('a folder without a database gives a one-line error', async () => {
  const { code, output } = await drill(emptyFolder());
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^There is no database in /)]);
  expect(code).toBe(1);
});
