import { createServer } from 'node:net';

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
