/** `npm run build`: everything that is deployed, in `dist/`. */
import { join } from 'node:path';
import type { BuildContext } from 'esbuild';
import { compressFolder } from './build/compress.ts';
import { writeApiDocs } from './build/docs.ts';
import { root } from './build/entries.ts';
import { bundleFunctions, watchFunctions } from './build/functions.ts';
import { stamped } from './build/stamp.ts';

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

async function buildWeb(): Promise<void> {
  // Imported here, because who only bundles functions need not wait for it.
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' });
  writeApiDocs(webFolder);
  await compressFolder(webFolder);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  try {
    await stamped(async () => {
      await step('functions', () => buildFunctions());
      await step('web', buildWeb);
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
