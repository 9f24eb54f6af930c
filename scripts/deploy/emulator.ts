/**
 * MiniStack: AWS on this machine, as far as we use it, with IAM enforced. It goes on running after a deploy, so
 * that the deployed system can be used; `npm run deploy:local -- --down` stops it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '#scripts/local/ports.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { addressOf, launch, logFile, stop } from './background.ts';
import { installedEmulator } from './python.ts';
import { emulatorEnvironment, type Target } from './target.ts';

const emulator = (folder: string) => ({ folder, name: 'emulator', mark: 'ministack' });

/** Where our emulator is said to be: at `AWS_ENDPOINT_URL`, or where we started one. */
export function runningEmulator({ endpoint, folder }: Target): string | undefined {
  return endpoint ?? addressOf(emulator(folder));
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
  const command = installedEmulator(folder, say);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  // The emulator's own worker for Node is CommonJS; here below the project it would be taken for ESM.
  writeFileSync(join(temporary, 'package.json'), '{"type":"commonjs"}\n');
  // Functions inherit this environment, so it holds nothing that a Lambda would not find.
  const env = emulatorEnvironment({
    // Its functions run on the first `node` there, which is the project's own.
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
  if (await launch(emulator(folder), { command, env, address, answers })) return address;
  throw new StartFailure(`The emulator does not start; ${logFile(emulator(folder))} tells why.`);
}

/** Stops the emulator that we started, with the functions that it runs, and forgets its data. */
export async function stopEmulator({ folder }: Target): Promise<boolean> {
  const stopped = await stop(emulator(folder));
  if (stopped) {
    for (const name of ['state', 's3', 'tmp']) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return stopped;
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
