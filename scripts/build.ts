/** `npm run build`: everything that is deployed, in `dist/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BuildContext } from 'esbuild';
import { compressFolder } from './build/compress.ts';
import { writeApiDocs } from './build/docs.ts';
import { root } from './build/entries.ts';
import { bundleFunctions, watchFunctions } from './build/functions.ts';
import { writePages } from './build/prerender.ts';
import { siteOrigin, writeSiteFiles } from './build/siteFiles.ts';
import { isBuilt, stamped } from './build/stamp.ts';

export const webFolder = join(root, 'dist', 'web');

interface Watch {
  /** Hears of every round, with the faults that it found. */
  readonly onRebuild: (errors: string[]) => void;
}

/** Bundles every function to `dist/functions/<area>.<verb>/index.js`. */
export async function buildFunctions(options: { watch?: Watch } = {}): Promise<BuildContext | undefined> {
  if (options.watch) return watchFunctions(options.watch.onRebuild);
  await bundleFunctions();
  return undefined;
}

/** Builds the pages to a folder, as the settings in the environment say. */
export async function buildWeb(folder: string): Promise<void> {
  // Vite would otherwise build React for development where a test starts the build.
  process.env['NODE_ENV'] = 'production';
  // Imported here, because who only bundles functions need not wait for it.
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder },
  });
  const siteUrl = siteOrigin(process.env['VITE_SITE_URL']);
  await writePages(folder, siteUrl);
  writeApiDocs(folder);
  writeSiteFiles(folder, siteUrl);
  await compressFolder(folder);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** One build at a time: two apps that start at once must not write the same files. The system frees the lock. */
function takeBuildLock(): DatabaseSync {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const lock = new DatabaseSync(join(root, 'dist', 'build.lock'), { timeout: 300_000 });
  lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  return lock;
}

if (import.meta.main) {
  const lock = takeBuildLock();
  try {
    // Another start may have built the same sources while we waited.
    if (!process.argv.includes('--if-stale') || !isBuilt()) {
      await stamped(async () => {
        await step('functions', () => buildFunctions());
        await step('web', () => buildWeb(webFolder));
      });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    lock.close();
  }
}
