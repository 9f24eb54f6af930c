/** Exits with 0 if the test browser finds its shared libraries; `.ci/run` installs them otherwise. */
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

const { status } = spawnSync(await chromiumPath(), ['--no-sandbox', '--version'], {
  stdio: 'ignore',
  timeout: 60_000,
});
process.exitCode = status === 0 ? 0 : 1;
