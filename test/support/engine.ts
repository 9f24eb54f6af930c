/**
 * A DynamoDB engine for handler and data tests: one in memory per test process (40 ms to start), a new table for each
 * `testTable()`. It stops when the process exits or is killed.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createTable } from '#scripts/local/createTable.ts';
import { type Engine, startEngine } from '#scripts/local/engine.ts';

export interface TestTable {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly endpoint: string;
}

let endpoint: Promise<string> | undefined;

/** `TEST_DYNAMODB_ENDPOINT` shares one engine between all files, so that a conformance run starts Java only once. */
function sharedEndpoint(): Promise<string> {
  endpoint ??= process.env['TEST_DYNAMODB_ENDPOINT']
    ? Promise.resolve(process.env['TEST_DYNAMODB_ENDPOINT'])
    : startInMemory().then((engine) => engine.endpoint);
  return endpoint;
}

/** Linux's file system in memory. */
const inMemory = '/dev/shm';

/**
 * With a file in memory, because only a file can get the index without which each write reads all stream records
 * (docs/local-engine.md): `test/contract/lists.test.ts` took 77 seconds of the engine's CPU, and takes 10.
 */
async function startInMemory(): Promise<Engine> {
  if (!existsSync(inMemory)) return startEngine();
  const folder = mkdtempSync(join(inMemory, 'zarcodes-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const engine = await startEngine(folder);
  // The engine has its file open, so that nothing is left even after a kill.
  if (engine.databaseFile !== undefined) remove();
  else process.once('exit', remove);
  return engine;
}

/** Sets the handlers' environment variables, which `functions/lib/config.ts` reads. */
function setEnvironment(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) process.env[name] = value;
}

/**
 * Creates an empty table and points the handlers' environment at it.
 * @param at another engine than the one in memory
 */
export async function testTable(at?: string): Promise<TestTable> {
  const engine = at ?? (await sharedEndpoint());
  const name = `zarcodes-test-${process.pid}-${randomBytes(6).toString('hex')}`;
  setEnvironment({
    TABLE_NAME: name,
    IMAGES_BUCKET: 'images',
    EXPORTS_BUCKET: 'exports',
    AWS_REGION: 'af-south-1',
    AWS_ENDPOINT_URL_DYNAMODB: engine,
    // Nothing listens on this port: tests that send mail set their own.
    AWS_ENDPOINT_URL_SES: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    JWT_SECRET: 'a-secret-of-the-tests-that-is-at-least-32-bytes',
    APP_URL: 'http://localhost:3000',
    MAIL_FROM: 'ZarCodes <hello@zarcodes.local>',
    SUPPORT_EMAIL: 'support@zarcodes.local',
    STAGE: 'local',
    MOCK_PAYMENTS: 'on',
  });
  const plain = new DynamoDBClient({ endpoint: engine, region: 'af-south-1' });
  await createTable(plain, name);
  return { client: DynamoDBDocumentClient.from(plain), name, endpoint: engine };
}
