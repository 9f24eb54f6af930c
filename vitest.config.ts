import { defineConfig } from 'vitest/config';
import { faults } from './scripts/reliability/faults.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**', 'test/bench/**', 'node_modules/**'],
    setupFiles: ['test/support/searchLog.ts'],
    tags: faults.map(({ id, tries }) => ({ name: id, description: tries })),
    // Only for what hangs: on a machine with other work, tests take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core is left to the main process, which has little to do.
    maxWorkers: '100%',
  },
});
