/** The folder with all state of a local app. Only one app may use it; only its owner may read its secrets. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite.ts';
import { FolderInUse, StartFailure } from './startFailure.ts';

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
  return { path, file, jwtSecret: readOrCreateSecret(file('jwt-secret')), release: () => lock.close() };
}

/** Not mkdir's `recursive`, which never returns below /proc (observed with Node 24.21). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

/** A lock by SQLite, which the system releases when the process ends in any way, so there are no stale locks. */
function takeLock(path: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) {
      throw new FolderInUse(
        `ZarCodes is already running on the data folder ${path}. Stop it, or set another DATA_DIR.`,
      );
    }
    throw new StartFailure(`The data folder ${path} is broken: ${file}: ${reasonOf(error)}`);
  }
}

/** The key that signs sessions; created at the first start. */
function readOrCreateSecret(file: string): string {
  try {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 32) return stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartFailure(`The data folder is broken: ${reasonOf(error)}`);
    }
  }
  const secret = randomBytes(48).toString('base64url');
  // Renamed into place, so that a crash leaves no partial secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
