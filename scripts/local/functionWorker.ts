/** The thread of a function host: loads a bundle at its first call, and runs its handler. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { lambdaContext } from './lambdaContext.ts';

export interface WorkerCall {
  readonly id: number;
  readonly name: string;
  readonly event: unknown;
  readonly timeoutMs: number;
}

export type WorkerResult =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string };

const { folder } = workerData as { folder: string };
const require = createRequire(folder);

async function run({ id, name, event, timeoutMs }: WorkerCall): Promise<WorkerResult> {
  try {
    const { handler } = require(`${folder}${name}/index.js`);
    const result: unknown = await handler(event, lambdaContext(name, timeoutMs));
    // Lambda's results are JSON, too, so values that JSON can't represent are lost in the same way.
    return { id, result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.setSourceMapsEnabled(true);
parentPort?.on('message', async (call: WorkerCall) => parentPort?.postMessage(await run(call)));
