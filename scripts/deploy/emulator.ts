/**
 * MiniStack: AWS on this machine, as far as we use it, with IAM enforced. It goes on running after a deploy, so
 * that the deployed system can be used; `npm run deploy:local -- --down` stops it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { freePort } from '#scripts/local/ports.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { installedEmulator } from './python.ts';
import { emulatorEnvironment, type Target } from './target.ts';

const Started = z.object({ pid: z.number().int().positive(), endpoint: z.url() });
type Started = z.output<typeof Started>;

const startedFile = (folder: string) => join(folder, 'emulator.json');

/** Where our emulator is said to be: at `AWS_ENDPOINT_URL`, or where we started one. */
export function runningEmulator({ endpoint, folder }: Target): string | undefined {
  return endpoint ?? readStarted(folder)?.endpoint;
}

/** The emulator at `AWS_ENDPOINT_URL`, or the one started before, or a new one. */
export async function findOrStartEmulator(target: Target, say: (line: string) => void): Promise<string> {
  const asked = target.endpoint;
  const known = runningEmulator(target);
  if (known !== undefined && (await answers(known))) return known;
  if (asked !== undefined && !isLoopback(asked)) {
    throw new StartFailure(`Nothing answers at AWS_ENDPOINT_URL ${asked}.`);
  }
  const port = asked === undefined ? await freePort() : Number(new URL(asked).port || 80);
  return start(target, port, say);
}

async function start({ folder, region }: Target, port: number, say: (line: string) => void): Promise<string> {
  const program = installedEmulator(folder, say);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  // The emulator's own worker for Node is CommonJS; here below the project it would be taken for ESM.
  writeFileSync(join(temporary, 'package.json'), '{"type":"commonjs"}\n');
  const logFile = join(folder, 'emulator.log');
  const log = openSync(logFile, 'w');
  const child = spawn(program, [], {
    // Functions inherit this environment, so it holds nothing that a Lambda would not find.
    env: emulatorEnvironment({
      // Its functions run on the first `node` there, which is the project's own.
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      TMPDIR: temporary,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      STATE_DIR: join(folder, 'state'),
      S3_DATA_DIR: join(folder, 's3'),
      MINISTACK_REGION: region,
      AUTH: 'true',
    }),
    stdio: ['ignore', log, log],
    detached: true,
  });
  const endpoint = `http://127.0.0.1:${port}`;
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  for (let tries = 0; tries < 300 && !ended; tries += 1) {
    if (await answers(endpoint)) {
      const started: Started = { pid: child.pid ?? -1, endpoint };
      writeFileSync(startedFile(folder), JSON.stringify(started));
      return endpoint;
    }
    await sleep(100);
  }
  child.kill();
  throw new StartFailure(`The emulator does not start; ${logFile} tells why.`);
}

/** Stops the emulator that we started, with the functions that it runs, and forgets its data. */
export async function stopEmulator({ folder }: Target): Promise<boolean> {
  const started = readStarted(folder);
  if (started === null) return false;
  if (isEmulator(started.pid)) {
    process.kill(-started.pid, 'SIGTERM');
    for (let tries = 0; tries < 100 && isEmulator(started.pid); tries += 1) await sleep(100);
  }
  for (const name of ['emulator.json', 'state', 's3', 'tmp']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return true;
}

function readStarted(folder: string): Started | null {
  try {
    return Started.parse(JSON.parse(readFileSync(startedFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** A pid may belong to something else after a restart of the machine. */
function isEmulator(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').includes('ministack');
}

export async function answers(endpoint: string): Promise<boolean> {
  try {
    // LocalStack's own path, which MiniStack answers too.
    const answer = await fetch(`${endpoint}/_localstack/health`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function isLoopback(endpoint: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoint).hostname);
}
