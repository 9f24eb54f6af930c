/** Replaces SES: accepts mail by SES's protocol and shows it in a browser; `GET /store` returns it as JSON. */
import { Worker } from 'node:worker_threads';
import type { MailWorkerData } from './mailWorker.ts';
import { StartFailure } from './startFailure.ts';

/** Weeks of use by one person. More would slow the inbox page down, which fetches and lists all of them. */
const defaultMaxMails = 1_000;

export interface Mail {
  readonly url: string;
  stop(): Promise<void>;
}

interface MailOptions {
  /** Where mails are stored; without it they are lost when the process ends. */
  readonly file?: string;
  readonly maxMails?: number;
}

export async function startMail(
  host: string,
  port: number,
  { file, maxMails = defaultMaxMails }: MailOptions = {},
): Promise<Mail> {
  const workerData: MailWorkerData = { host, port, file, maxMails };
  const worker = new Worker(new URL('./mailWorker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    stdout: true, // it logs every mail; the inbox shows them
    stderr: true,
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', ({ ready }: { ready: boolean }) =>
      ready ? resolve() : reject(new StartFailure(`The mail inbox cannot listen on port ${port}.`)),
    );
    worker.once('error', (error) => reject(new StartFailure(error.message)));
  });
  return { url: `http://localhost:${port}`, stop: async () => void (await worker.terminate()) };
}
