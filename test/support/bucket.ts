/** A local S3 server with the app's buckets, one per test file; the environment points the handlers at it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Objects } from '#scripts/local/objects.ts';
import { startS3 } from '#scripts/local/s3.ts';

export interface TestBucket {
  readonly url: string;
  readonly objects: Objects;
  /** The keys of all photos and slips. */
  keys(): string[];
  /** `exports/csv_…/1.csv`: the objects of all buckets in whose key, metadata or content one of these strings is. */
  objectsWith(strings: readonly string[]): string[];
  /** Returns and clears the recorded operations: `PutObject uploads/7PTFLHV/img_…`. */
  takeUses(): string[];
}

let running: Promise<TestBucket> | undefined;

export function testBucket(): Promise<TestBucket> {
  running ??= start();
  return running;
}

async function start(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-s3-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const uses: string[] = [];
  const buckets = ['images', 'exports'];
  const s3 = await startS3({
    host: '127.0.0.1',
    port: 0,
    folder,
    buckets,
    access: { region: 'af-south-1', accessKeyId: 'local', secretAccessKey: 'local' },
    onUse: (use) => uses.push(use),
  });
  process.env['AWS_ENDPOINT_URL_S3'] = s3.url;
  return {
    url: s3.url,
    objects: s3.bucket('images'),
    keys: () => readdirSync(join(folder, 'images')).map(decodeURIComponent),
    objectsWith: (strings) =>
      buckets.flatMap((bucket) =>
        readdirSync(join(folder, bucket)).flatMap((file) => {
          const key = decodeURIComponent(file);
          // The file's first line is the metadata.
          const whole = `${key}\n${readFileSync(join(folder, bucket, file), 'utf8')}`;
          return strings.some((string) => whole.includes(string)) ? [key] : [];
        }),
      ),
    takeUses: () => uses.splice(0),
  };
}
