import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '#scripts/build/entries.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { emulatorEnvironment, emulatorKeys, type Target } from './target.ts';

const require = createRequire(import.meta.url);
const program = join(dirname(require.resolve('aws-cdk/package.json')), 'bin', 'cdk');

interface Run {
  readonly args: readonly string[];
  /** Where `cdk.json` is, which names the app. */
  readonly folder?: string;
  readonly env: NodeJS.ProcessEnv;
  /** A file descriptor for its output, which goes to the terminal without one. */
  readonly log?: number;
}

/** Runs the CDK's command line. @returns its exit code */
export async function runCdk({ args, folder = root, env, log }: Run): Promise<number | null> {
  const output = log ?? 'inherit';
  const child = spawn(process.execPath, [program, ...args, '--no-notices'], {
    cwd: folder,
    env: {
      ...env,
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      CDK_DISABLE_VERSION_CHECK: '1',
      // The app runs on the project's own Node.
      PATH: `${dirname(process.execPath)}:${env['PATH'] ?? ''}`,
    },
    stdio: [log === undefined ? 'inherit' : 'ignore', output, output],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/**
 * Runs the CDK against the emulator only. Its output goes to `cdk.log`.
 * @param folder another than the app's, so that the app is not synthesised for nothing
 */
export async function cdk(
  target: Target,
  endpoint: string,
  args: readonly string[],
  folder?: string,
): Promise<void> {
  mkdirSync(target.folder, { recursive: true });
  const logFile = join(target.folder, 'cdk.log');
  const log = openSync(logFile, 'w');
  const code = await runCdk({
    args: [...args, '--context', 'stage=emulator', '--output', join(target.folder, 'cdk.out')],
    ...(folder !== undefined && { folder }),
    env: emulatorEnvironment({
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: emulatorKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: emulatorKeys.secretAccessKey,
      AWS_REGION: target.region,
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EC2_METADATA_DISABLED: 'true',
      EDGE_PORT: String(target.edgePort),
      ...(target.payFastHost && { PAYFAST_HOST: target.payFastHost }),
      // Plain lines instead of a progress bar.
      CI: 'true',
      // It only warns, here in a file, and takes half the time of a synthesis. `npm run deploy` has it.
      CDK_VALIDATION: 'false',
    }),
    log,
  });
  closeSync(log);
  if (code === 0) return;
  const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
  throw new StartFailure(`${tail}\n\ncdk ${args[0]} failed; its full output is in ${logFile}.`);
}
