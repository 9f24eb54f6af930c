/** Starts the whole product on this machine: database engine, mail, functions, web and stream consumers. */
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { systemClock } from '#functions/lib/clock.ts';
import { functionsFolder } from '#scripts/build/functions.ts';
import { webFolder } from '#scripts/build.ts';
import { migrations } from '#scripts/migrate/migrations.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { apiV1Headers, apiV1Pattern } from '#shared/edge/apiV1.ts';
import { matchesPattern } from '#shared/edge/pages.ts';
import { localAccess, tableName as ownTable } from './access.ts';
import { startCloudParts } from './cloudParts.ts';
import { createTable } from './createTable.ts';
import { openDataFolder } from './dataFolder.ts';
import { startFakePayFast, switchOnPayFast } from './fakePayFast.ts';
import { functionEnvironment } from './functionEnvironment.ts';
import { startFunctionHost } from './functionHost.ts';
import { createGateway } from './gateway.ts';
import { pageHeaders } from './pageHeaders.ts';
import { checkPort } from './ports.ts';
import { serveImages } from './publicImages.ts';
import { startSchedules } from './schedules.ts';
import { type SeedKind, type SeedOptions, seed } from './seed.ts';
import { startServer } from './server.ts';
import { startStreams } from './streams.ts';
import { startLive } from './watch.ts';
import { createWeb } from './web.ts';

export interface AppOptions {
  /** 0 uses a free one. */
  readonly port: number;
  readonly sesPort: number;
  /** Receives the photos that browsers upload. */
  readonly s3Port: number;
  readonly dataDir: string;
  readonly seed: SeedKind;
  /** Another table of the folder, such as one that was restored; what `ZARCODES_TABLE` is on AWS. */
  readonly table?: string;
  readonly host?: string;
  readonly admin: SeedOptions['admin'];
  /** Additional environment of the functions, such as RATE_LIMITS. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs when the folder is locked and the ports are free, before anything is started: the build. */
  readonly prepare?: () => Promise<void>;
  readonly progress?: (step: string) => void;
  readonly report?: (problem: string) => void;
  /** The built pages and functions, if not in dist. */
  readonly webFolder?: string;
  readonly functionsFolder?: string;
  /** Starts a stand-in for PayFast, and uses it where the settings do not say otherwise. */
  readonly fakePayFast?: boolean;
  /** Whether the pages were built with a Google Analytics id. */
  readonly analytics?: boolean;
  /** Serves pages and functions that are rebuilt on every change; see watch.ts. */
  readonly watch?: boolean;
}

export interface App {
  readonly url: string;
  readonly inboxUrl: string;
  readonly payFastUrl: string | undefined;
  /** The environment that gives a function or a script access to this app's table. */
  readonly tableEnv: Readonly<Record<string, string>>;
  /** The table's seed data, from this start or an earlier one. */
  readonly seeded: Awaited<ReturnType<typeof seed>>;
  /** Resolves with a message when a part has ended unexpectedly. */
  readonly broken: Promise<string>;
  /** Resolves when the stream's consumers have processed everything written before. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws StartFailure with a message of one line, after stopping the parts that were already running */
export async function runApp(options: AppOptions): Promise<App> {
  const parts = new AsyncDisposableStack();
  try {
    return await startParts(options, parts);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function startParts(options: AppOptions, parts: AsyncDisposableStack): Promise<App> {
  const {
    progress = () => undefined,
    report = console.error,
    host = '127.0.0.1',
    table: tableName = ownTable,
  } = options;
  const folder = openDataFolder(options.dataDir);
  parts.defer(() => folder.release());
  await checkPort(options.port, 'PORT');
  await checkPort(options.sesPort, 'SES_PORT');
  await checkPort(options.s3Port, 'S3_PORT');
  const app = await startServer(host, options.port);
  parts.defer(() => app.stop());

  await options.prepare?.();
  progress('Starting the database and the mail inbox');
  const { engine, mail, s3, images } = await startCloudParts({ ...options, host, folder }, parts);

  const fake = options.fakePayFast ? await startFakePayFast() : undefined;
  if (fake) parts.defer(() => fake.stop());
  const url = `http://localhost:${app.port}`;
  const endpoints = { database: engine.endpoint, mail: mail.url, s3: s3.url };
  const env = functionEnvironment(url, endpoints, { tableName, jwtSecret: folder.jwtSecret });
  const access = localAccess(engine.endpoint);
  const client = new DynamoDBClient(access);
  await createTable(client, tableName);
  const table = {
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name: tableName,
  };
  await runMigrations({ table, migrations, now: systemClock, rate: Infinity, say: () => undefined });
  const log = createWriteStream(folder.file('functions.log'), { flags: 'a' });
  const functions = startFunctionHost({
    folder: options.functionsFolder ?? functionsFolder,
    env: { ...env, ...fake?.env, ...options.env },
    log,
  });
  parts.defer(() => functions.stop());
  const live = options.watch
    ? await startLive({ server: app.server, report, onRebuild: functions.reload })
    : undefined;
  if (live) parts.defer(() => live.stop());

  const seeded = await seed({ table, images, kind: options.seed, admin: options.admin, progress });
  if (fake) await switchOnPayFast(table);
  const streams = await startStreams({
    table: tableName,
    client,
    streams: new DynamoDBStreamsClient(access),
    folder: folder.path,
    databaseFile: engine.databaseFile,
    invoke: functions.invoke,
    report,
  });
  parts.defer(() => streams.stop());
  const schedules = startSchedules({ invoke: functions.invoke, report });
  parts.defer(() => schedules.stop());
  progress('Waiting for the search index');
  // Limited, so that a mail that can't be sent does not prevent the start.
  await Promise.race([streams.caughtUp(), sleep(20_000, undefined, { ref: false })]);

  app.open({
    gateway: createGateway(functions, url, report),
    images: serveImages(images),
    web: live?.web ?? createWeb(options.webFolder ?? webFolder),
    hasPages: live === undefined,
    // Vite's live pages have inline scripts, which the policy forbids.
    headers: live
      ? async (path) => (matchesPattern(path, apiV1Pattern) ? apiV1Headers({}) : {})
      : pageHeaders(table, {
          analytics: options.analytics ?? false,
          uploads: s3.url,
          payments: options.env?.['PAYFAST_HOST'] ?? process.env['PAYFAST_HOST'] ?? fake?.url,
        }),
  });
  let stopping = false;
  const { promise: broken, resolve: reportBroken } = Promise.withResolvers<string>();
  void engine.child.ended.then(() => {
    if (!stopping) reportBroken(`The database engine ended: ${engine.child.output().trim().slice(-500)}`);
  });
  return {
    url,
    inboxUrl: mail.url,
    payFastUrl: fake?.url,
    tableEnv: env,
    seeded,
    broken,
    caughtUp: () => streams.caughtUp(),
    async stop() {
      stopping = true;
      await parts.disposeAsync();
    },
  };
}
