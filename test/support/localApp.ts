/** Runs `npm start` in a child process that tests can stop or kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { freePort } from '#scripts/local/ports.ts';
import { databaseFile } from './databaseFile.ts';
import { memoryFolder } from './memoryFolder.ts';
import { personalDataInLog } from './personalData.ts';

export interface LocalApp {
  readonly url: string;
  readonly inboxUrl: string;
  readonly port: number;
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the exit code, or null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  ready(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const folders: string[] = [];
afterAll(() => {
  const found = folders.flatMap((folder) => personalDataInLog(folder));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  expect(found, 'The functions of an app logged a person or a secret').toEqual([]);
});

/** A new folder that is deleted after this file's tests. */
export function emptyFolder(): string {
  const folder = memoryFolder();
  folders.push(folder);
  return folder;
}

export async function launchApp(env: Readonly<Record<string, string>>): Promise<LocalApp> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const sesPort = Number(env['SES_PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, SEED: 'none', ...env, PORT: String(port), SES_PORT: String(sesPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://localhost:${port}`;
  return {
    url,
    inboxUrl: `http://localhost:${sesPort}`,
    port,
    child,
    output: () => output,
    ended,
    async ready() {
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null) throw new Error(`The app ended: ${output}`);
        await sleep(50);
      }
    },
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null);
  return response?.ok === true;
}

/** Process id of the engine that a data folder's app started. */
export function enginePid(folder: string): number {
  return Number(readFileSync(join(folder, 'engine.pid'), 'utf8'));
}

/** Number of stream records in a data folder's engine; 0 with DynamoDB Local, whose file has another name. */
export function streamRecords(folder: string): number {
  const file = databaseFile(folder);
  if (!existsSync(file)) return 0;
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare('SELECT sequence_number FROM _stream_records').all().length;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until a condition is true; the default timeout allows for a busy machine. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not true within ${timeoutMs} ms: ${condition}`);
    await sleep(25);
  }
}
