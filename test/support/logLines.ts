/** What the handlers of a test file log: collected instead of printed, and searched for people. */

const lines: string[] = [];

/** All lines since the file began. */
export const logLines = (): readonly string[] => lines;

const isLine = (chunk: unknown): chunk is string =>
  typeof chunk === 'string' && chunk.startsWith('{') && chunk.includes('"service":"zarcodes"');

/** The logger writes to a console of its own, which writes to the process's streams. @returns stops it */
export function collectLogLines(): () => void {
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream, write } of streams) {
    stream.write = (...args: unknown[]): boolean => {
      const [chunk] = args;
      if (!isLine(chunk)) return write.apply(stream, args as Parameters<typeof write>);
      lines.push(...chunk.trimEnd().split('\n'));
      return true;
    };
  }
  return () => {
    for (const { stream, write } of streams) stream.write = write;
  };
}
