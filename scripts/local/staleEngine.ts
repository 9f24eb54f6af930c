/**
 * The engine of a killed app ends by itself (see child.ts), but perhaps not before the next app starts, and not at all
 * if its guard was killed as well. Two engines on the same file would corrupt it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export function rememberEngine(pidFile: string, pid: number): void {
  writeFileSync(pidFile, String(pid));
}

/** @param marker a part of the engine's command line that no other process has: the path of its data */
export async function endStaleEngine(pidFile: string, marker: string): Promise<void> {
  const pid = readPid(pidFile);
  for (let waitedMs = 0; pid !== null && isEngine(pid, marker); waitedMs += 50) {
    signal(pid, waitedMs < 5_000 ? 'SIGTERM' : 'SIGKILL');
    await sleep(50);
  }
}

/** The endpoint of a running app's engine, from its command line. */
export function runningEngine(pidFile: string, marker: string): string | undefined {
  const pid = readPid(pidFile);
  if (pid === null || !isEngine(pid, marker)) return undefined;
  // Arguments end with a zero byte in /proc, and with a space in the output of `ps`.
  const port = /-port\W(\d+)/.exec(commandLine(pid))?.[1];
  return port && `http://127.0.0.1:${port}`;
}

function readPid(pidFile: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** Checks the command line, because the pid may belong to another process by now. */
function isEngine(pid: number, marker: string): boolean {
  return commandLine(pid).includes(marker);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}
