import { defineConfig } from 'vitest/config';

/** The rehearsal of a deployment: `npm run test:deploy`. Its tests build on each other and run in order. */
export default defineConfig({
  test: {
    include: ['test/deploy/**/*.rehearsal.ts'],
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    testTimeout: 240_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    bail: 1,
  },
});
