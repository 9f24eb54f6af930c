import { endable } from './inTime.ts';

/**
 * Reads at the same time as a check. Where the check refuses, its error comes first, what was requested ends, and nothing
 * more begins: what is read shows neither in the response nor in how long it takes.
 */
export async function runBeside<T>(check: Promise<unknown>, read: () => Promise<T>): Promise<T> {
  const reading = endable(read, (end) => {
    check.catch(end);
    return () => undefined;
  });
  const [checked, done] = await Promise.allSettled([check, reading]);
  if (checked.status === 'rejected') throw checked.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
