export type Log = (line: string) => void;

/** Runs a step and logs how long it took. */
export async function step<T>(log: Log, name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
