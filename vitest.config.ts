import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testMessages } from './scripts/build/translations/plugins.ts';
import { faults } from './scripts/reliability/faults.ts';
import { SlowFilesFirst } from './scripts/test/slowFilesFirst.ts';

export default defineConfig({
  plugins: [testMessages()],
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**', 'test/bench/**', 'node_modules/**'],
    // With a process for each file, loading and compiling the AWS SDK was two fifths of the CPU of a handler's tests.
    isolate: false,
    setupFiles: ['test/support/freshModules.ts', 'test/support/searchLog.ts'],
    tags: faults.map(({ id, tries }) => ({ name: id, description: tries })),
    // Only for what hangs: on a machine with other work, tests take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // MiB for new objects: requests and responses die young, and collecting them less often saves a twentieth of the CPU.
    execArgv: ['--max-semi-space-size=64'],
    // One more than the cores: each waits for its engine now and then, and the main process has little to do.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFilesFirst },
  },
});
