import { logLines } from './logLines.ts';

/** @returns what is logged from now on */
export function readLog<Line>(): () => Line[] {
  const start = logLines().length;
  return () =>
    logLines()
      .slice(start)
      .map((line) => JSON.parse(line) as Line);
}
