import { defineConfig } from 'vitest/config';

/** The rehearsal of a deployment: `npm run test:deploy`. Its tests build on each other and run in order. */
export default defineConfig({
  test: {
    include: ['test/deploy/**/*.rehearsal.ts'],
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    // Only for what hangs: the unit tests run beside it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    bail: 1,
  },
});
