/** Ends well if the browser of the tests finds all its libraries; `.ci/run` installs them where it does not. */
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

const { status } = spawnSync(await chromiumPath(), ['--no-sandbox', '--version'], {
  stdio: 'ignore',
  timeout: 60_000,
});
process.exitCode = status === 0 ? 0 : 1;
