/** What the handlers of a test file log: collected instead of printed, and searched for people. */

const lines: string[] = [];

/** All lines since the file began. */
export const logLines = (): readonly string[] => lines;

const isLine = (chunk: unknown): chunk is string =>
  typeof chunk === 'string' && chunk.startsWith('{') && chunk.includes('"service":"zarcodes"');

/** The logger writes to a console of its own, which writes to the process's streams. */
export function collectLogLines(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write: (...args: never[]) => boolean = stream.write.bind(stream);
    stream.write = (...args: unknown[]): boolean => {
      const [chunk] = args;
      if (!isLine(chunk)) return write(...(args as never[]));
      lines.push(...chunk.trimEnd().split('\n'));
      return true;
    };
  }
}
