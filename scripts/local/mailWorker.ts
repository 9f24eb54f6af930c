/** The inside of the local SES: a thread of its own, because the package keeps its mails in module state. */
import { parentPort, workerData } from 'node:worker_threads';
import sesLocal from 'aws-ses-v2-local';

const { host, port } = workerData as { host: string; port: number };
// The package is CommonJS with a default export, which Node hands over inside another one.
const { default: startServer } = sesLocal as unknown as { default: typeof sesLocal };

const server = await startServer({ host, port });
server.once('error', (error: NodeJS.ErrnoException) => parentPort?.postMessage({ fault: error.code }));
// It resolves in the face of a busy port, too; then the server does not listen.
if (server.listening) parentPort?.postMessage({ ready: true });
