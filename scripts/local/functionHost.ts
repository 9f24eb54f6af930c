/**
 * Replaces Lambda: runs the built functions in a thread with its own environment, so that several apps can run in one
 * process and a function that hangs does not block the server.
 */
import type { Writable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { WorkerCall, WorkerResult } from './functionWorker.ts';

export class FunctionTimeout extends Error {
  override readonly name = 'FunctionTimeout';
}

export interface FunctionHost {
  /** @throws FunctionTimeout, or the function's error */
  invoke(name: string, event: unknown, timeoutMs: number): Promise<unknown>;
  /** New calls use freshly loaded bundles; running ones finish with the old ones. */
  reload(): void;
  stop(): Promise<void>;
}

interface HostOptions {
  /** The bundles' folder, with a trailing slash. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Receives the functions' log lines. */
  readonly log: Writable;
}

type Settle = { resolve: (result: unknown) => void; reject: (error: Error) => void };

function startThread({ folder, env, log }: HostOptions) {
  const worker = new Worker(new URL('./functionWorker.ts', import.meta.url), {
    workerData: { folder },
    // The process's own variables (PATH, NODE_ENV), and those that Lambda would set.
    env: { ...process.env, ...env },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const open = new Map<number, Settle>();
  let alive = true;
  const end = (error: Error) => {
    alive = false;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.stdout.pipe(log, { end: false });
  worker.stderr.pipe(log, { end: false });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The function host has ended')));
  worker.on('message', (answer: WorkerResult) => {
    const settle = open.get(answer.id);
    open.delete(answer.id);
    if ('failure' in answer) settle?.reject(new Error(answer.failure));
    else settle?.resolve(answer.result);
  });
  return { worker, open, isAlive: () => alive };
}

export function startFunctionHost(options: HostOptions): FunctionHost {
  let thread = startThread(options);
  let nextId = 0;
  return {
    async invoke(name, event, timeoutMs) {
      if (!thread.isAlive()) thread = startThread(options);
      const { worker, open } = thread;
      const call: WorkerCall = { id: ++nextId, name, event, timeoutMs };
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      open.set(call.id, { resolve, reject });
      const timer = setTimeout(() => {
        open.delete(call.id);
        reject(new FunctionTimeout(`${name} took more than ${timeoutMs} ms`));
      }, timeoutMs);
      worker.postMessage(call);
      return promise.finally(() => clearTimeout(timer));
    },
    reload() {
      const { worker, open } = thread;
      thread = startThread(options);
      const stopWhenIdle = () => (open.size === 0 ? void worker.terminate() : setTimeout(stopWhenIdle, 50));
      stopWhenIdle();
    },
    async stop() {
      await thread.worker.terminate();
    },
  };
}
