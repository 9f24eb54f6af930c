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
import { exportDays } from '#shared/contract/exports.ts';
import { localAccess, localKeys, tableName as ownTable, region } from './access.ts';
import { createTable } from './createTable.ts';
import { openDataFolder } from './dataFolder.ts';
import { startEngine } from './engine.ts';
import { startFakePayFast, switchOnPayFast } from './fakePayFast.ts';
import { startFunctionHost } from './functionHost.ts';
import { createGateway } from './gateway.ts';
import { startMail } from './mail.ts';
import { pageHeaders } from './pageHeaders.ts';
import { freePort, portState } from './ports.ts';
import { serveImages } from './publicImages.ts';
import { startS3 } from './s3.ts';
import { startSchedules } from './schedules.ts';
import { type SeedKind, type SeedOptions, seed } from './seed.ts';
import { startServer } from './server.ts';
import { endStaleEngine, rememberEngine } from './staleEngine.ts';
import { StartFailure } from './startFailure.ts';
import { startStreams } from './streams.ts';
import { startLive } from './watch.ts';
import { createWeb } from './web.ts';

const imagesBucket = 'images';
const exportsBucket = 'exports';
/** The same as in the bucket's lifecycle rule. */
const uploadTtlMs = 24 * 3600_000;
const exportTtlMs = exportDays * 24 * 3600_000;

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
  /** The built pages, if not in dist. */
  readonly webFolder?: string;
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
  const pidFile = folder.file('engine.pid');
  await endStaleEngine(pidFile, folder.path);
  const [engine, mail, s3] = await Promise.all([
    startEngine(folder.file('dynamodb')),
    startMail(host, options.sesPort === 0 ? await freePort() : options.sesPort, {
      file: folder.file('mail.db'),
    }),
    startS3({
      host,
      port: options.s3Port,
      folder: folder.file('s3'),
      buckets: [imagesBucket, exportsBucket],
      access: { region, ...localKeys },
    }),
  ]);
  parts.defer(() => engine.stop());
  parts.defer(() => mail.stop());
  parts.defer(() => s3.stop());
  rememberEngine(pidFile, engine.child.pid);
  const images = s3.bucket(imagesBucket);
  await images.expire('uploads/', uploadTtlMs);
  await s3.bucket(exportsBucket).expire('exports/', exportTtlMs);

  const fake = options.fakePayFast ? await startFakePayFast() : undefined;
  if (fake) parts.defer(() => fake.stop());
  const url = `http://localhost:${app.port}`;
  const endpoints = { database: engine.endpoint, mail: mail.url, s3: s3.url };
  const env = environment(url, endpoints, { tableName, jwtSecret: folder.jwtSecret });
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
    folder: functionsFolder,
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
    gateway: createGateway(functions, report),
    images: serveImages(images),
    web: live?.web ?? createWeb(options.webFolder ?? webFolder),
    hasPages: live === undefined,
    // Vite's live pages have inline scripts, which the policy forbids.
    headers: live
      ? async () => ({})
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

interface Endpoints {
  readonly database: string;
  readonly mail: string;
  readonly s3: string;
}

function environment(
  url: string,
  { database, mail, s3 }: Endpoints,
  { tableName, jwtSecret }: { readonly tableName: string; readonly jwtSecret: string },
): Record<string, string> {
  return {
    STAGE: 'local',
    MOCK_PAYMENTS: 'on',
    TABLE_NAME: tableName,
    IMAGES_BUCKET: imagesBucket,
    EXPORTS_BUCKET: exportsBucket,
    APP_URL: url,
    MAIL_FROM: 'ZarCodes <hello@zarcodes.local>',
    SUPPORT_EMAIL: 'support@zarcodes.local',
    JWT_SECRET: jwtSecret,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localKeys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: mail,
  };
}

/** Also fails if a server listens on another local address, because it would receive some of the requests. */
async function checkPort(port: number, variable: string): Promise<void> {
  if (port === 0) return;
  const state = await portState(port);
  if (state === 'busy') {
    throw new StartFailure(
      `Port ${port} is in use. Stop the program that uses it, or set another ${variable}.`,
    );
  }
  if (state === 'forbidden') throw new StartFailure(`Port ${port} needs privileges that you do not have.`);
}
