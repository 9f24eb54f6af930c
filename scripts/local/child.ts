/**
 * Child processes that end with us, even when we are killed with -9 and get no say: the child's shell holds the
 * read end of a pipe whose write end only we hold. When we die the pipe closes, `cat` ends and the child is
 * told to stop. The shell replaces itself by the program, so the child's pid is the program's own.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const guard = 'exec 3<&0; (cat <&3 >/dev/null; kill $$) 2>/dev/null & exec 3<&-; exec "$@" </dev/null';

export interface Child {
  readonly pid: number;
  /** The end of what it wrote, for the one line that says why it stopped. */
  output(): string;
  /** Resolves when it has ended, by itself or by `stop`. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const stopWithinMs = 5_000;

export function startChild(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Child {
  const child: ChildProcess = spawn('/bin/sh', ['-c', guard, 'child', command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // Its own group: a Ctrl-C in the terminal reaches only us, and we stop the parts in order.
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
  // Nothing of a child may keep a finished test or script waiting.
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
      const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      await ended;
      clearTimeout(force);
    },
  };
}
