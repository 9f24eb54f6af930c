/** `npm run build`: builds everything that is deployed into `dist/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BuildContext } from 'esbuild';
import { writeAddressElement } from './build/addressElement.ts';
import { compressFolder } from './build/compress.ts';
import { writeApiDocs } from './build/docs.ts';
import { root } from './build/entries.ts';
import { bundleFunctions, watchFunctions } from './build/functions.ts';
import { writePlaceFiles } from './build/placeFiles.ts';
import { writePages } from './build/prerender.ts';
import { writeServiceWorker } from './build/serviceWorker.ts';
import { siteOrigin, writeSiteFiles } from './build/siteFiles.ts';
import { isBuilt, stamped } from './build/stamp.ts';

export const webFolder = join(root, 'dist', 'web');

interface Watch {
  /** Called after every rebuild, with its errors. */
  readonly onRebuild: (errors: string[]) => void;
}

/** Bundles every function to `dist/functions/<area>.<verb>/index.js`. */
export async function buildFunctions(options: { watch?: Watch } = {}): Promise<BuildContext | undefined> {
  if (options.watch) return watchFunctions(options.watch.onRebuild);
  await bundleFunctions();
  return undefined;
}

/** Builds the pages into a folder, with the settings from the environment. Not compressed. */
export async function buildPages(folder: string): Promise<void> {
  // In a test NODE_ENV is `test`, with which vite would include React's development build.
  process.env['NODE_ENV'] = 'production';
  // Imported here, so that bundling only functions does not wait for it.
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder },
  });
  const siteUrl = siteOrigin(process.env['VITE_SITE_URL']);
  const filesOf = await writePages(folder, siteUrl);
  writeApiDocs(folder);
  writeSiteFiles(folder, siteUrl);
  writePlaceFiles(folder);
  await writeAddressElement(folder);
  await writeServiceWorker(folder, filesOf);
}

async function buildWeb(): Promise<void> {
  await buildPages(webFolder);
  await compressFolder(webFolder);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Two apps that start at once must not write the same files. The system releases the lock when the process ends. */
function takeBuildLock(): DatabaseSync {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const lock = new DatabaseSync(join(root, 'dist', 'build.lock'), { timeout: 300_000 });
  lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
  return lock;
}

if (import.meta.main) {
  const lock = takeBuildLock();
  try {
    // Another process may have built the same sources during the wait for the lock.
    if (!process.argv.includes('--if-stale') || !isBuilt()) {
      await stamped(async () => {
        await step('functions', () => buildFunctions());
        await step('web', buildWeb);
      });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    lock.close();
  }
}
