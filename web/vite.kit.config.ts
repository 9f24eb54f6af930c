import { defineConfig, mergeConfig } from 'vite';
import site from './vite.config.ts';

/**
 * The page `/kit` as built files, for its browser tests: a browser loads them ten times as fast as the hundreds of
 * modules of the dev server.
 */
// biome-ignore lint/style/noDefaultExport: Vite reads the default export.
export default defineConfig(
  mergeConfig(site, {
    build: {
      outDir: `${import.meta.dirname}/../.build/kit`,
      rolldownOptions: { input: `${import.meta.dirname}/kit.html` },
    },
  }),
);
