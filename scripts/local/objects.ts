/** Stores a local bucket's objects as files. The headers are in the first line, so that a crash can't separate them. */
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Headers = z.record(z.string(), z.string());

export interface StoredObject {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

export interface Objects {
  put(key: string, object: StoredObject): Promise<void>;
  /** @returns null if there is none */
  get(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Deletes older objects below a prefix, like a bucket's lifecycle rule. */
  expire(prefix: string, olderThanMs: number): Promise<void>;
}

// The usual maximum of a file name is 255 bytes; the rest is for the suffix of a temporary file.
const maxNameLength = 240;

/** @returns null for a key that can't be a file name; the app has no such keys */
function nameOf(key: string): string | null {
  const name = encodeURIComponent(key);
  return key === '' || name.length > maxNameLength || /^\.+$/.test(name) ? null : name;
}

let writeCount = 0;

export function openObjects(folder: string): Objects {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => {
    const name = nameOf(key);
    return name === null ? null : join(folder, name);
  };
  return {
    async put(key, { headers, bytes }) {
      const file = fileOf(key);
      if (file === null) throw new Error(`The key ${key} can't be a file name`);
      // Renamed into place, so that nobody reads a partial file.
      const temporary = `${file}.${process.pid}-${++writeCount}`;
      await writeFile(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), bytes]));
      await rename(temporary, file);
    },
    async get(key) {
      const file = fileOf(key);
      const whole = file === null ? null : await readFile(file).catch(ignoreMissing);
      if (whole === null) return null;
      const end = whole.indexOf('\n');
      const headers = Headers.parse(JSON.parse(whole.subarray(0, end).toString('utf8')));
      return { headers, bytes: whole.subarray(end + 1) };
    },
    async delete(key) {
      const file = fileOf(key);
      if (file !== null) await rm(file, { force: true });
    },
    async expire(prefix, olderThanMs) {
      const before = Date.now() - olderThanMs;
      for (const name of await readdir(folder)) {
        if (!name.startsWith(encodeURIComponent(prefix))) continue;
        const file = join(folder, name);
        if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
