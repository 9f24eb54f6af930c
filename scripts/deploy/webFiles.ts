/** The files of the built web, and how browsers and the edge may cache each. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { addressElementCaching, addressElementFiles } from '#shared/edge/addressElement.ts';

export interface WebFile {
  /** `assets/main-Ab12.js` */
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly cacheControl: string;
  /** The hash of the content; S3's ETag is the same. */
  readonly md5: string;
}

// Only for the local server; CloudFront compresses by itself.
const isCompressed = (key: string) => ['.br', '.gz'].includes(extname(key));
/** Vite adds a hash of the content to these names. */
const isHashed = (key: string) => key.startsWith('assets/');
/** Also templates, which the API fills in: they load hashed files. */
const isPage = (key: string) => key.endsWith('.html') || key.startsWith('templates/');

/** Where browsers look for the service worker. */
const serviceWorker = 'sw.js';

const kinds = ['assets', 'other', 'page', 'serviceWorker'] as const;

/** In the order of their upload: pages after all that they load, and after them what stores one of them. */
export function kindOf(key: string): (typeof kinds)[number] {
  if (key === serviceWorker) return 'serviceWorker';
  if (isHashed(key)) return 'assets';
  return isPage(key) ? 'page' : 'other';
}

const rank = (key: string) => kinds.indexOf(kindOf(key));

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
    cacheControl: cachingOf(key),
    md5: createHash('md5').update(body).digest('hex'),
  };
}

function cachingOf(key: string): string {
  if (addressElementFiles.some((path) => path === `/${key}`)) return addressElementCaching;
  return isHashed(key) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function contentTypeOf(key: string): string {
  const type = lookup(key);
  if (type === undefined) throw new Error(`The content type of ${key} is unknown`);
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
