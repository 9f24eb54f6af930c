import { fileURLToPath } from 'node:url';
import { portState } from '#scripts/local/ports.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { launch, logFile, stop } from './background.ts';
import { emulatorEnvironment, type Target } from './target.ts';

const proxy = (folder: string) => ({ folder, name: 'edge', commandPart: 'edgeProxy' });

/** Restarts the proxy, because the distribution may be a new one. @returns its address */
export async function openEdge(target: Target, endpoint: string, host: string): Promise<string> {
  const { folder, edgePort } = target;
  await stop(proxy(folder));
  if ((await portState(edgePort)) !== 'free') {
    throw new StartFailure(
      `Port ${edgePort} is in use. Stop the program that uses it, or set another EDGE_PORT.`,
    );
  }
  const program = fileURLToPath(new URL('./edgeProxy.ts', import.meta.url));
  const address = `http://localhost:${edgePort}`;
  const args = [program, String(edgePort), endpoint, host];
  const env = emulatorEnvironment({});
  if (await launch(proxy(folder), { command: process.execPath, args, env, address, isReady })) return address;
  throw new StartFailure(`The edge's proxy does not start. Its log is ${logFile(proxy(folder))}.`);
}

export async function closeEdge({ folder }: Target): Promise<void> {
  await stop(proxy(folder));
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.arrayBuffer();
  return answer !== null;
}
