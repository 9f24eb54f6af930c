import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { root } from '#scripts/build/entries.ts';
import { type StartOptions, startApp } from '#scripts/start.ts';
import { personalDataInLog } from './personalData.ts';

interface OwnApp {
  /** @param folder the app's, which is removed in the end */
  readonly options: (folder: string) => Promise<Partial<StartOptions>>;
  readonly settings: object;
}

/**
 * The app of a test that needs other settings than the shared one: on free ports, without demo data. Prints its addresses.
 * Each line of stdin is JSON of settings, which it saves and prints. Stops when stdin closes, and fails where its
 * functions logged a person or a secret.
 */
export async function serveOwnApp({ options, settings }: OwnApp): Promise<never> {
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build', 'own-app-'));
  const dataDir = join(folder, 'data');
  const app = await startApp({ dataDir, ...(await options(folder)) });
  Object.assign(process.env, app.tableEnv);
  const table = DynamoDBDocumentClient.from(new DynamoDBClient());
  const save = async (changes: object) => {
    const Item = { pk: 'SETTINGS', sk: 'SETTINGS', type: 'settings', version: 1, ...settings, ...changes };
    await table.send(new PutCommand({ TableName: app.tableEnv['TABLE_NAME'], Item }));
  };
  await save({});
  console.log(JSON.stringify({ url: app.url, inboxUrl: app.inboxUrl }));

  for await (const line of createInterface({ input: process.stdin })) {
    await save(JSON.parse(line));
    console.log(line);
  }
  await app.stop();
  const found = personalDataInLog(dataDir);
  rmSync(folder, { recursive: true, force: true });
  if (found.length > 0) console.error(found);
  process.exit(found.length === 0 ? 0 : 1);
}
