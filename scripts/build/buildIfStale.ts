import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { isBuilt } from './stamp.ts';

/** Builds in another process, so that the bundlers' memory is freed and their NODE_ENV does not leak. */
export async function buildIfStale(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building, because the sources have changed');
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const stopBuild = () => child.kill();
  process.once('exit', stopBuild);
  const [status] = await once(child, 'exit');
  process.off('exit', stopBuild);
  if (status !== 0) throw new StartFailure('The build failed; the errors are above.');
}
