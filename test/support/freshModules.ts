/**
 * Before each test file. All files of a worker run in one process, so that the AWS SDK is loaded and compiled once
 * (docs/decisions/0085-tests-and-what-can-go-wrong.md). Each file still gets the project's modules anew, and the
 * environment and globals as they were.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();

const environment = { ...process.env };
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
