import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { isBuilt } from './stamp.ts';

/** In a process of its own: the bundlers' memory is given back, and their settings of NODE_ENV stay there. */
export async function buildIfStale(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building (only when sources have changed)');
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const stopBuild = () => child.kill();
  process.once('exit', stopBuild);
  const [status] = await once(child, 'exit');
  process.off('exit', stopBuild);
  if (status !== 0) throw new StartFailure('The build failed; see above.');
}
