/**
 * Starts an app that takes real payments, on free ports; `PAYFAST_HOST` stands in for PayFast. Prints its URL. Each
 * line of stdin is JSON of settings, which it saves and prints. Stops when stdin closes, and fails where its functions
 * logged a person or a secret.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { root } from '#scripts/build/entries.ts';
import { startApp } from '#scripts/start.ts';
import { personalDataInLog } from './personalData.ts';

mkdirSync(join(root, '.build'), { recursive: true });
const folder = mkdtempSync(join(root, '.build', 'payfast-'));
const wide = { max: 100_000, seconds: 60 };
const app = await startApp({
  dataDir: folder,
  seed: 'demo',
  fakePayFast: true,
  env: {
    PAYFAST_HOST: process.env['PAYFAST_HOST'] ?? '',
    RATE_LIMITS: JSON.stringify({ loginAddress: wide, registerAddress: wide, voucherAddress: wide }),
  },
});
Object.assign(process.env, app.tableEnv);
const table = DynamoDBDocumentClient.from(new DynamoDBClient());
console.log(app.url);

for await (const line of createInterface({ input: process.stdin })) {
  const settings = { mapProvider: 'open', usePayFast: true, ...JSON.parse(line) };
  const Item = { pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, ...settings };
  await table.send(new PutCommand({ TableName: app.tableEnv['TABLE_NAME'], Item }));
  console.log(line);
}
await app.stop();
const found = personalDataInLog(folder);
rmSync(folder, { recursive: true, force: true });
if (found.length > 0) console.error(found);
process.exit(found.length === 0 ? 0 : 1);
