export type Say = (line: string) => void;

/** Does one thing and says how long it took. */
export async function step<T>(say: Say, name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  say(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
