/** SES on this machine: takes mail by SES's own protocol and shows it in a browser; `GET /store` tells it as JSON. */
import { Worker } from 'node:worker_threads';
import { StartFailure } from './startFailure.ts';

export interface Mail {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startMail(host: string, port: number): Promise<Mail> {
  const worker = new Worker(new URL('./mailWorker.ts', import.meta.url), {
    workerData: { host, port },
    execArgv: [],
    stdout: true, // it logs every mail; the inbox shows them
    stderr: true,
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', (message: { ready?: true; fault?: string }) =>
      message.ready ? resolve() : reject(new StartFailure(`The mail inbox cannot listen on port ${port}.`)),
    );
    worker.once('error', reject);
  });
  return { url: `http://localhost:${port}`, stop: async () => void (await worker.terminate()) };
}
