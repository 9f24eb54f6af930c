/**
 * MiniStack emulates the AWS services that we use, with IAM enforced. It keeps running after a deploy, so that the
 * deployed system can be used; `npm run deploy:local -- --down` stops it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '#scripts/local/ports.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { addressOf, launch, logFile, stop } from './background.ts';
import { installedEmulator } from './python.ts';
import { emulatorEnvironment, type Target } from './target.ts';

const emulator = (folder: string) => ({ folder, name: 'emulator', commandPart: 'ministack' });

/** The emulator's address: `AWS_ENDPOINT_URL`, or that of the one we started. It may have ended since. */
export function runningEmulator({ endpoint, folder }: Target): string | undefined {
  return endpoint ?? addressOf(emulator(folder));
}

/** Uses the emulator at `AWS_ENDPOINT_URL` or the one started before; starts one if neither responds. */
export async function findOrStartEmulator(target: Target, log: (line: string) => void): Promise<string> {
  const configured = target.endpoint;
  const running = runningEmulator(target);
  if (running !== undefined && (await isResponding(running))) return running;
  if (configured !== undefined && !isLoopback(configured)) {
    throw new StartFailure(`AWS_ENDPOINT_URL ${configured} does not respond.`);
  }
  const port = configured === undefined ? await freePort() : Number(new URL(configured).port || 80);
  return start(target, port, log);
}

async function start({ folder, region }: Target, port: number, log: (line: string) => void): Promise<string> {
  const command = installedEmulator(folder, log);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  // The emulator writes its Node worker, which is CommonJS, here; the project's package.json would make it ESM.
  writeFileSync(join(temporary, 'package.json'), '{"type":"commonjs"}\n');
  // Functions inherit this environment, so it has nothing that a Lambda would not have.
  const env = emulatorEnvironment({
    // Functions run on the first `node` of the PATH, which is the project's.
    PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    TMPDIR: temporary,
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    STATE_DIR: join(folder, 'state'),
    S3_DATA_DIR: join(folder, 's3'),
    MINISTACK_REGION: region,
    AUTH: 'true',
  });
  const address = `http://127.0.0.1:${port}`;
  if (await launch(emulator(folder), { command, env, address, isReady: isResponding })) return address;
  throw new StartFailure(`The emulator does not start. Its log is ${logFile(emulator(folder))}.`);
}

/** Stops the emulator that we started, with its functions, and deletes its data. */
export async function stopEmulator({ folder }: Target): Promise<boolean> {
  const stopped = await stop(emulator(folder));
  if (stopped) {
    for (const name of ['state', 's3', 'tmp']) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return stopped;
}

export async function isResponding(endpoint: string): Promise<boolean> {
  try {
    // LocalStack's path, which MiniStack serves as well.
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
