/** Folders whose files are in memory: no write waits for a disk. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const inMemory = '/dev/shm';

/** Several times what the tables of all workers take, which is up to 30 MB each. A container may have only 64 MB. */
const bytesNeeded = 512 * 1024 ** 2;

export function hasMemoryFolder(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= bytesNeeded;
}

/** A new folder, in memory where that is possible. */
export const memoryFolder = (): string =>
  mkdtempSync(join(hasMemoryFolder() ? inMemory : tmpdir(), 'zarcodes-test-'));
