/** The files of the built web, and how browsers and the edge may cache each. */
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
  /** Of the content; S3's ETag is the same. */
  readonly md5: string;
}

// Only for the local server; CloudFront compresses by itself.
const isCompressed = (key: string) => ['.br', '.gz'].includes(extname(key));
/** Vite adds a hash of the content to these names. */
const isHashed = (key: string) => key.startsWith('assets/');
/** Also those that the API fills in: they load hashed files. */
export const isPage = (key: string) => key.endsWith('.html') || key.startsWith('templates/');

/** Pages come last, so that everything they load is uploaded before. */
const rank = (key: string) => (isHashed(key) ? 0 : isPage(key) ? 2 : 1);

/** In the order of their upload. */
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
  if (type === undefined) throw new Error(`The content type of ${key} is unknown`);
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
