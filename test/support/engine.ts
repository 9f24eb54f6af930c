/**
 * A DynamoDB engine for handler and data tests: one per test process (40 ms to start), a new table for each
 * `testTable()`. It stops when the process exits or is killed.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logMiddleware } from '#functions/lib/tableClient.ts';
import { createTable } from '#scripts/local/createTable.ts';
import { type Engine, startEngine } from '#scripts/local/engine.ts';
import { memoryFolder } from './memoryFolder.ts';

export interface TestTable {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  readonly endpoint: string;
}

/** Of the process: a file's modules are not those of the next (freshModules.ts). */
const shared = globalThis as { testEndpoint?: Promise<string> };

/** `TEST_DYNAMODB_ENDPOINT` shares one engine between all files, so that a conformance run starts Java only once. */
function sharedEndpoint(): Promise<string> {
  shared.testEndpoint ??= process.env['TEST_DYNAMODB_ENDPOINT']
    ? Promise.resolve(process.env['TEST_DYNAMODB_ENDPOINT'])
    : startWithIndex().then((engine) => engine.endpoint);
  return shared.testEndpoint;
}

/**
 * With a file, because only a file can get the index without which each write reads all stream records
 * (docs/local-engine.md): `test/contract/lists.test.ts` took 77 seconds of the engine's CPU, and takes 10.
 */
async function startWithIndex(): Promise<Engine> {
  const folder = memoryFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const engine = await startEngine(folder);
  // dynoxide has its file open, so that it can go at once: nothing is left even after a kill.
  if (engine.databaseFile !== undefined) remove();
  else process.once('exit', remove);
  return engine;
}

/** The engines take any signature, and making one is a fifth of the CPU of a request. */
const signer: NonNullable<DynamoDBClientConfig['signer']> = {
  async sign(request) {
    const scope = 'local/20260101/af-south-1/dynamodb/aws4_request';
    const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`;
    Object.assign(request.headers, { authorization, 'x-amz-date': '20260101T000000Z' });
    return request;
  },
};

export function streamsClient({ endpoint }: TestTable): DynamoDBStreamsClient {
  return new DynamoDBStreamsClient({ endpoint, region: 'af-south-1', signer });
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
  const plain = new DynamoDBClient({ endpoint: engine, region: 'af-south-1', signer });
  plain.middlewareStack.remove(logMiddleware);
  await createTable(plain, name);
  return { client: DynamoDBDocumentClient.from(plain), name, endpoint: engine };
}
