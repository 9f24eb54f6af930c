import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** For `npm run mutation`, which names the tests that concern what it changes. */
export default defineConfig({
  test: {
    ...config.test,
    include: (process.env['MUTATION_TESTS'] ?? '').split(',').filter(Boolean),
    // Stryker runs the tests in threads, which take no options of V8.
    execArgv: [],
  },
});
