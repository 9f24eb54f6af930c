/** The whole product on this machine: engine, mail, functions, web and stream consumers, as one thing to start. */
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { functionsFolder } from '#scripts/build/functions.ts';
import { webFolder } from '#scripts/build.ts';
import { localAccess, localKeys, region, tableName } from './access.ts';
import { createTable } from './createTable.ts';
import { openDataFolder } from './dataFolder.ts';
import { startEngine } from './engine.ts';
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
/** As the bucket's lifecycle rule has it: what nobody took within a day. */
const uploadTtlMs = 24 * 3600_000;

export interface AppOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly sesPort: number;
  /** Where browsers send photos to. */
  readonly s3Port: number;
  readonly dataDir: string;
  readonly seed: SeedKind;
  readonly host?: string;
  readonly admin: SeedOptions['admin'];
  /** More for the functions' environment, such as RATE_LIMITS. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs once the folder and the ports are ours, before anything is started: the build. */
  readonly prepare?: () => Promise<void>;
  readonly progress?: (step: string) => void;
  readonly report?: (fault: string) => void;
  /** The built pages, if they are not in dist. */
  readonly webFolder?: string;
  /** The pages were built with a measurement id. */
  readonly analytics?: boolean;
  /** Live pages and functions instead of the built ones; see watch.ts. */
  readonly watch?: boolean;
}

export interface App {
  readonly url: string;
  readonly inboxUrl: string;
  /** What a function or a script needs to reach this app's table. */
  readonly tableEnv: Readonly<Record<string, string>>;
  /** What the table was set up with, at this start or at an earlier one. */
  readonly seeded: Awaited<ReturnType<typeof seed>>;
  /** Resolves when a part ended that should not have; with what to tell. */
  readonly broken: Promise<string>;
  /** Resolves when the stream's consumers have dealt with all that was written before. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws StartFailure with the one line to tell; what was up by then is down again. */
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
  const { progress = () => undefined, report = console.error, host = '127.0.0.1' } = options;
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
      buckets: [imagesBucket],
      access: { region, ...localKeys },
    }),
  ]);
  parts.defer(() => engine.stop());
  parts.defer(() => mail.stop());
  parts.defer(() => s3.stop());
  rememberEngine(pidFile, engine.child.pid);
  const images = s3.bucket(imagesBucket);
  await images.expire('uploads/', uploadTtlMs);

  const url = `http://localhost:${app.port}`;
  const env = environment(url, { database: engine.endpoint, mail: mail.url, s3: s3.url }, folder.jwtSecret);
  const access = localAccess(engine.endpoint);
  const client = new DynamoDBClient(access);
  await createTable(client, tableName);
  const table = {
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name: tableName,
  };
  const log = createWriteStream(folder.file('functions.log'), { flags: 'a' });
  const functions = startFunctionHost({ folder: functionsFolder, env: { ...env, ...options.env }, log });
  parts.defer(() => functions.stop());
  const live = options.watch
    ? await startLive({ server: app.server, report, onRebuild: functions.reload })
    : undefined;
  if (live) parts.defer(() => live.stop());

  const seeded = await seed({ table, images, kind: options.seed, admin: options.admin, progress });
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
  progress('Waiting for search to catch up');
  // No longer than this: a mail that can't be sent must not keep the app from starting.
  await Promise.race([streams.caughtUp(), sleep(20_000, undefined, { ref: false })]);

  app.open({
    gateway: createGateway(functions, report),
    images: serveImages(images),
    web: live?.web ?? createWeb(options.webFolder ?? webFolder),
    hasPages: live === undefined,
    // Vite's live pages have inline scripts, which the policy would refuse.
    headers: live
      ? async () => ({})
      : pageHeaders(table, { analytics: options.analytics ?? false, uploads: s3.url }),
  });
  let stopping = false;
  const { promise: broken, resolve: breakDown } = Promise.withResolvers<string>();
  void engine.child.ended.then(() => {
    if (!stopping) breakDown(`The database engine ended: ${engine.child.output().trim().slice(-500)}`);
  });
  return {
    url,
    inboxUrl: mail.url,
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
  jwtSecret: string,
): Record<string, string> {
  return {
    STAGE: 'local',
    TABLE_NAME: tableName,
    IMAGES_BUCKET: imagesBucket,
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

/** Also sees a server on other addresses than ours, which would answer in our place under some names. */
async function checkPort(port: number, variable: string): Promise<void> {
  if (port === 0) return;
  const state = await portState(port);
  if (state === 'busy') {
    throw new StartFailure(`Port ${port} is busy. Stop what uses it, or set another ${variable}.`);
  }
  if (state === 'forbidden') throw new StartFailure(`Port ${port} needs rights that you do not have.`);
}
