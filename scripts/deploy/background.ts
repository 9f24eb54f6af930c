/** A program that goes on running after the command that started it, and is found again by a later one. */
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

interface Background {
  readonly folder: string;
  /** `emulator`: its note is `emulator.json`, what it says goes to `emulator.log`. */
  readonly name: string;
  /** Part of its command line, for a pid may belong to something else after a restart of the machine. */
  readonly mark: string;
}

const Note = z.object({ pid: z.number().int().positive(), address: z.string() });

const noteFile = ({ folder, name }: Background) => join(folder, `${name}.json`);
export const logFile = ({ folder, name }: Background) => join(folder, `${name}.log`);

interface Launch {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where it will listen. */
  readonly address: string;
  readonly answers: (address: string) => Promise<boolean>;
}

/** @returns whether it listens; waits up to half a minute, as long as it runs. */
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
    if (await rest.answers(rest.address)) {
      writeFileSync(noteFile(background), JSON.stringify({ pid: child.pid, address: rest.address }));
      return true;
    }
    await sleep(100);
  }
  child.kill();
  return false;
}

/** Where it listens, as it was noted when it started. */
export function addressOf(background: Background): string | undefined {
  return readNote(background)?.address;
}

/** Ends it with all that it started. @returns false where there was none. */
export async function stop(background: Background): Promise<boolean> {
  const note = readNote(background);
  if (note === null) return false;
  const runs = () => commandOf(note.pid).includes(background.mark);
  if (runs()) {
    process.kill(-note.pid, 'SIGTERM');
    for (let tries = 0; tries < 100 && runs(); tries += 1) await sleep(100);
  }
  rmSync(noteFile(background), { force: true });
  return true;
}

function readNote(background: Background): z.output<typeof Note> | null {
  try {
    return Note.parse(JSON.parse(readFileSync(noteFile(background), 'utf8')));
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
