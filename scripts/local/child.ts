/**
 * Child processes that end with this one, even after a kill -9. The child's shell has the read end of a pipe, and only
 * this process has the write end; when it ends, the pipe closes, `cat` ends and the child is killed. The shell replaces
 * itself by the program, so the child's pid is the program's.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const guard = 'exec 3<&0; (cat <&3 >/dev/null; kill $$) 2>/dev/null & exec 3<&-; exec "$@" </dev/null';

export interface Child {
  readonly pid: number;
  /** The end of its output, to report why it stopped. */
  output(): string;
  /** Resolves when it has ended, with or without `stop`. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const stopTimeoutMs = 5_000;

export function startChild(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Child {
  const child: ChildProcess = spawn('/bin/sh', ['-c', guard, 'child', command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A process group of its own, so that Ctrl-C stops only this process, which then stops its parts in order.
    detached: true,
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      tail = (tail + chunk).slice(-4_000);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  void ended.then(() => child.stdin?.destroy());
  child.stdin?.on('error', () => undefined);
  // A child must not prevent a finished test or script from ending.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    (stream as unknown as { unref?: () => void } | null)?.unref?.();
  }
  return {
    pid: child.pid ?? -1,
    output: () => tail,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(force);
    },
  };
}
