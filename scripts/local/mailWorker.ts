/** The thread of the local SES. The package stores mails in module state, so every inbox needs its own thread. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import sesLocal from 'aws-ses-v2-local';
import { openMailStore } from './mailStore.ts';

export interface MailWorkerData {
  readonly host: string;
  readonly port: number;
  /** Mails are stored only in memory without one. */
  readonly file?: string | undefined;
  readonly maxMails: number;
}

const { host, port, file, maxMails } = workerData as MailWorkerData;
// The package is CommonJS with a default export, which Node wraps in another one.
const { default: startServer } = sesLocal as unknown as { default: typeof sesLocal };
if (file !== undefined) persistMails(file);

const server = await startServer({ host, port });
server.once('error', () => parentPort?.postMessage({ ready: false }));
// startServer also resolves if the port is in use; then the server does not listen.
if (server.listening) parentPort?.postMessage({ ready: true });

/**
 * The package has no hook for storage, but its modules call each other through their exports, so these can be replaced.
 * It saves a mail before it accepts the request.
 */
function persistMails(databaseFile: string): void {
  const require = createRequire(import.meta.url);
  const memory = require('aws-ses-v2-local/dist/store.js') as typeof import('aws-ses-v2-local/dist/store.js');
  const disk = openMailStore(databaseFile, maxMails);
  const { saveEmail, clearStore, getStoreReadonly } = memory;
  getStoreReadonly().emails.push(...disk.all());
  Object.assign(memory, {
    saveEmail(email: Parameters<typeof saveEmail>[0]) {
      disk.add(email);
      saveEmail(email);
      const { emails } = getStoreReadonly();
      emails.splice(0, emails.length - maxMails);
    },
    clearStore() {
      disk.clear();
      clearStore();
    },
  });
}
