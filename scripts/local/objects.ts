/** Stores a local bucket's objects as files. The headers are in the first line, so that a crash can't separate them. */
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

const Headers = z.record(z.string(), z.string());

export interface StoredObject {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

interface Part {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

interface StoredPart extends StoredObject {
  /** Of the whole object. */
  readonly size: number;
}

export interface Objects {
  put(key: string, object: StoredObject): Promise<void>;
  /** @returns null if there is none */
  get(key: string): Promise<StoredObject | null>;
  /** The same of a file that may be too large for the memory. */
  putFile(key: string, headers: StoredObject['headers'], path: string): Promise<void>;
  /** Some of an object's bytes; null if there is none. */
  getPart(key: string, part: Part): Promise<StoredPart | null>;
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

/** S3 takes 2 KB of metadata and headers at most. */
const maxHeaderBytes = 8192;

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
    async putFile(key, headers, path) {
      const file = fileOf(key);
      if (file === null) throw new Error(`The key ${key} can't be a file name`);
      const temporary = `${file}.${process.pid}-${++writeCount}`;
      const target = createWriteStream(temporary);
      target.write(`${JSON.stringify(headers)}\n`);
      await pipeline(createReadStream(path), target);
      await rename(temporary, file);
    },
    async getPart(key, { start, end }) {
      const file = fileOf(key);
      const handle = file === null ? null : await open(file).catch(ignoreMissing);
      if (handle === null) return null;
      try {
        const first = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0);
        const offset = first.buffer.indexOf('\n') + 1;
        const headers = Headers.parse(JSON.parse(first.buffer.subarray(0, offset - 1).toString('utf8')));
        const size = (await handle.stat()).size - offset;
        const length = Math.max(0, Math.min(end, size - 1) - start + 1);
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, offset + start);
        return { headers, size, bytes: buffer.subarray(0, bytesRead) };
      } finally {
        await handle.close();
      }
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
