import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**', 'test/bench/**', 'node_modules/**'],
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default one core is left to the main process, which has little to do.
    maxWorkers: '100%',
  },
});
