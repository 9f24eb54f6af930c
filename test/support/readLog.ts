import { vi } from 'vitest';
import { log } from '#functions/lib/logger.ts';

interface LogReader<Line> {
  lines(): Line[];
  stop(): void;
}

/** What is logged from now on. */
export function readLog<Line>(): LogReader<Line> {
  log().setLogLevel('INFO');
  const written: string[] = [];
  // The logger writes to a console of its own.
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    }),
  );
  return {
    lines: () =>
      written
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line),
    stop() {
      log().setLogLevel('SILENT');
      for (const spy of spies) spy.mockRestore();
    },
  };
}
