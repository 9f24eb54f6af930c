/** Programs that keep running after the command that started them; a later command finds and stops them. */
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

interface Background {
  readonly folder: string;
  /** `emulator` stores its state in `emulator.json` and writes its output to `emulator.log`. */
  readonly name: string;
  /** Part of its command line, because after a reboot the pid may belong to another program. */
  readonly commandPart: string;
}

const State = z.object({ pid: z.number().int().positive(), address: z.string() });

const stateFile = ({ folder, name }: Background) => join(folder, `${name}.json`);
export const logFile = ({ folder, name }: Background) => join(folder, `${name}.log`);

interface Launch {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where it is going to listen. */
  readonly address: string;
  readonly isReady: (address: string) => Promise<boolean>;
}

/** Starts a program and waits up to half a minute until it is ready. @returns whether it is */
export async function launch(
  background: Background,
  { command, args = [], ...rest }: Launch,
): Promise<boolean> {
  const log = openSync(logFile(background), 'w');
  const child = spawn(command, args, { env: rest.env, stdio: ['ignore', log, log], detached: true });
  let ended = false;
  const hasEnded = () => {
    ended = true;
  };
  child.once('error', hasEnded);
  child.once('exit', hasEnded);
  child.unref();
  for (let tries = 0; tries < 300 && !ended; tries += 1) {
    if (await rest.isReady(rest.address)) {
      writeFileSync(stateFile(background), JSON.stringify({ pid: child.pid, address: rest.address }));
      return true;
    }
    await sleep(100);
  }
  child.kill();
  return false;
}

/** Where it listens, as stored when it started. */
export function addressOf(background: Background): string | undefined {
  return readState(background)?.address;
}

/** Stops it with its child processes. @returns false if there was none */
export async function stop(background: Background): Promise<boolean> {
  const state = readState(background);
  if (state === null) return false;
  const isRunning = () => commandOf(state.pid).includes(background.commandPart);
  if (isRunning()) {
    process.kill(-state.pid, 'SIGTERM');
    for (let tries = 0; tries < 100 && isRunning(); tries += 1) await sleep(100);
  }
  rmSync(stateFile(background), { force: true });
  return true;
}

function readState(background: Background): z.output<typeof State> | null {
  try {
    return State.parse(JSON.parse(readFileSync(stateFile(background), 'utf8')));
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
