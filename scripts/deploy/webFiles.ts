/** What the built web consists of, and how each of its files is kept by browsers and by the edge. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';

export interface WebFile {
  /** `assets/main-Ab12.js` */
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Of the content: what S3 calls its ETag. */
  readonly md5: string;
}

// The local server sends these; CloudFront compresses by itself.
const isCompressed = (key: string) => ['.br', '.gz'].includes(extname(key));
/** Vite puts a hash of the content in each name there. */
const isHashed = (key: string) => key.startsWith('assets/');
const isPage = (key: string) => key.endsWith('.html');

/** Those first that others name: a page that is there already must find all that it loads. */
const rank = (key: string) => (isHashed(key) ? 0 : isPage(key) ? 2 : 1);

/** In the order in which they are to be uploaded. */
export function readWebFiles(folder: string): WebFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, key: relative(folder, path).split(sep).join('/') }))
    .filter(({ key }) => !isCompressed(key))
    .toSorted((a, b) => rank(a.key) - rank(b.key) || a.key.localeCompare(b.key))
    .map(({ path, key }) => describeFile(key, readFileSync(path)));
}

function describeFile(key: string, body: Uint8Array): WebFile {
  return {
    key,
    body,
    contentType: contentTypeOf(key),
    cacheControl: isHashed(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
    md5: createHash('md5').update(body).digest('hex'),
  };
}

function contentTypeOf(key: string): string {
  const type = lookup(key);
  if (type === undefined) throw new Error(`Nobody knows what type of content ${key} is`);
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
