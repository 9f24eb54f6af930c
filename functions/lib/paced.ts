import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
  readonly perSecond: number;
  /** Under way at the same time. */
  readonly atOnce: number;
  /** Whether the next one may begin. */
  readonly goesOn: () => boolean;
}

/** What a slow moment may be made up for, so that pages that are read in between do not lower the rate. */
const maxBehindMs = 200;

/** Runs something for each, in their order, begun at a rate. @throws the first error, when all have ended */
export async function runPaced<T>(
  pages: AsyncIterable<readonly T[]>,
  { perSecond, atOnce, goesOn }: Pace,
  run: (each: T) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const begin = (each: T) => {
    const running: Promise<void> = run(each)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };
  let due = performance.now();
  const waitForTurn = async () => {
    while (underWay.size >= atOnce) await Promise.race(underWay);
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    due = Math.max(due, performance.now() - maxBehindMs) + 1000 / perSecond;
    return goesOn() && errors.length === 0;
  };
  const all = async () => {
    for await (const page of pages) {
      for (const each of page) {
        if (!(await waitForTurn())) return;
        begin(each);
      }
    }
  };
  await all().catch((error: unknown) => void errors.push(error));
  await Promise.all(underWay);
  if (errors.length > 0) throw errors[0];
}
