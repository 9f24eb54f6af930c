import { defineConfig } from 'vitest/config';

/** For `npm run mutation`, which names the tests that concern what it changes. */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean),
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
