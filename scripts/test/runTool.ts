import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs one of the project's own tools with its output on the terminal. @returns whether it ended well. */
export async function runTool(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  // Ours first, also when this was not started by npm.
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
