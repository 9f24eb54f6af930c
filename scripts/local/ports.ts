import { createServer } from 'node:net';
import { StartFailure } from './startFailure.ts';

/** Finds a free port, because the engines can't choose one and report it. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

export type PortState = 'free' | 'busy' | 'forbidden';

/** Whether a server could listen on the port, on every address. */
export function portState(port: number): Promise<PortState> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EACCES' ? 'forbidden' : 'busy'),
    );
    probe.listen(port, () => probe.close(() => resolve('free')));
  });
}

/** Also fails if a server listens on another local address, because it would receive some of the requests. */
export async function checkPort(port: number, variable: string): Promise<void> {
  if (port === 0) return;
  const state = await portState(port);
  if (state === 'busy') {
    throw new StartFailure(
      `Port ${port} is in use. Stop the program that uses it, or set another ${variable}.`,
    );
  }
  if (state === 'forbidden') throw new StartFailure(`Port ${port} needs privileges that you do not have.`);
}
