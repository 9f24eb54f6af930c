/** `npm start` as a person runs it: a process of its own, that can be told to stop and that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { freePort } from '#scripts/local/ports.ts';

export interface LocalApp {
  readonly url: string;
  readonly inboxUrl: string;
  readonly port: number;
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>;
  ready(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that goes when the tests of this file are done. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-'));
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const url = `http://localhost:${port}`;
  return {
    url,
    inboxUrl: `http://localhost:${sesPort}`,
    port,
    child,
    output: () => said,
    ended,
    async ready() {
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null) throw new Error(`The app ended: ${said}`);
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
  const answer = await fetch(`${url}/api/health`).catch(() => null);
  return answer?.ok === true;
}

/** The engine that a data folder's app runs, or ran. */
export function enginePid(folder: string): number {
  return Number(readFileSync(join(folder, 'engine.pid'), 'utf8'));
}

/** How many stream records the engine of a data folder stores; 0 with DynamoDB Local, which has another file. */
export function streamRecords(folder: string): number {
  const file = join(folder, 'dynamodb', 'dynoxide.db');
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

/** Waits until something holds, for as long as a loaded machine may need. */
export async function eventually(holds: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const until = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Did not come to hold within ${withinMs} ms: ${holds}`);
    await sleep(25);
  }
}
