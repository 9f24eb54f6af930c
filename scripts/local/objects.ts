/** The objects of local buckets as files: one each, its headers in the first line, so that no crash parts the two. */
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
  /** @returns null where there is none. */
  get(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Deletes what lies below a prefix and is older, as a bucket's lifecycle rule does. */
  expire(prefix: string, olderThanMs: number): Promise<void>;
}

// A file's name has 255 bytes on every system that we know; the rest is for the ending of what is half written.
const longestName = 240;

/** @returns null for a key that no file can be named after: none of ours. */
function nameOf(key: string): string | null {
  const name = encodeURIComponent(key);
  return key === '' || name.length > longestName || /^\.+$/.test(name) ? null : name;
}

let written = 0;

export function openObjects(folder: string): Objects {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => {
    const name = nameOf(key);
    return name === null ? null : join(folder, name);
  };
  return {
    async put(key, { headers, bytes }) {
      const file = fileOf(key);
      if (file === null) throw new Error(`No file can be named after ${key}`);
      // Written beside and renamed: who reads sees all of it or nothing.
      const half = `${file}.${process.pid}-${++written}`;
      await writeFile(half, Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), bytes]));
      await rename(half, file);
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
