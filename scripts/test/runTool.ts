import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';

export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** It, and what it starts, only get the CPU that nothing else wants. */
  readonly hasLowPriority?: boolean;
}

/** Runs one of the project's tools with its output on the terminal. @returns whether it succeeded */
export async function runTool(
  command: string,
  args: readonly string[],
  { env = {}, hasLowPriority = false }: ToolOptions = {},
): Promise<boolean> {
  // The project's tools first, even if npm did not start this.
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(child, 'exit');
  return code === 0;
}
