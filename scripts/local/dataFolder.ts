/** The folder that holds all state of a local app: one app at a time, and its secrets for its owner's eyes only. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite.ts';
import { StartFailure } from './startFailure.ts';

export interface DataFolder {
  readonly path: string;
  readonly jwtSecret: string;
  file(name: string): string;
  release(): void;
}

export function openDataFolder(given: string): DataFolder {
  const path = resolve(given);
  const file = (name: string) => join(path, name);
  try {
    makeFolder(path);
    writeFileSync(file('.writable'), '');
    rmSync(file('.writable'));
  } catch (error) {
    throw new StartFailure(`The data folder ${path} cannot be used: ${reasonOf(error)}`);
  }
  const lock = takeLock(path, file('lock'));
  return { path, file, jwtSecret: keptSecret(file('jwt-secret')), release: () => lock.close() };
}

/** Not mkdir's `recursive`: below /proc that never returns (seen with Node 24.21). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

/** SQLite's lock on a file: the system drops it when we end, however we end, so no stale one can stay behind. */
function takeLock(path: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) {
      throw new StartFailure(
        `ZarCodes already runs on the data folder ${path}. Stop it, or set another DATA_DIR.`,
      );
    }
    throw new StartFailure(`The data folder ${path} is broken: ${file}: ${reasonOf(error)}`);
  }
}

/** The key that signs sessions, made at the first start. */
function keptSecret(file: string): string {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartFailure(`The data folder is broken: ${reasonOf(error)}`);
    }
  }
  const secret = randomBytes(48).toString('base64url');
  // Written beside and renamed: a crash must not leave half a secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
