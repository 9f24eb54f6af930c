import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';

/** Runs one of the project's tools with its output on the terminal. @returns whether it succeeded */
export async function runTool(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  // The project's tools first, even if npm did not start this.
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
