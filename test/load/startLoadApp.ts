import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts the app that nothing limits but the machine (app.ts), in a process of its own. */
export async function startLoadApp() {
  const child = spawn(process.execPath, [new URL('./app.ts', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The app did not start');
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('http') && resolve(line));
    child.once('exit', () => reject(new Error('The app ended before it was ready')));
  });
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { pid, url, stop };
}
