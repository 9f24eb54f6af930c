/**
 * `npm run histories -- --count 10000 --seed 1`: lives random histories of the whole product, and prints the shortest one
 * after which something is wrong (docs/reliability-histories.md).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Lived } from '#test/support/histories/history.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    /** The first history that fails, as long as it is. */
    'as-found': { type: 'boolean' },
    /** In each history: another number is another history. */
    'max-acts': { type: 'string', default: '40' },
    processes: { type: 'string' },
  },
});
const count = Number(values.count ?? 300);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
/** A process waits for its engine half of the time. */
const processes = Number(values.processes ?? 2 * availableParallelism());
/** A process ends after so many: the tables of its engine stay in memory. */
const batchSize = Math.min(100, Math.ceil(count / processes));
process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';

const started = performance.now();
const answers = new Map<string, number>();
const running = new Set<ChildProcess>();
let next = 0;
let lived = 0;
let failure: string | null = null;

function onMessage(message: 'lived' | Lived): void {
  if (message !== 'lived') {
    for (const [answer, times] of message.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
    failure ??= message.failure;
    return;
  }
  lived += 1;
  if (lived % 100 === 0) console.log(`${lived} in ${Math.round((performance.now() - started) / 1000)} s`);
}

async function liveBatch(first: number): Promise<void> {
  const size = Math.min(batchSize, count - first);
  const args = [seed + first, size, values['max-acts'], values['as-found'] ?? false].map(String);
  const child = fork(new URL('./histories/child.ts', import.meta.url), args, { serialization: 'advanced' });
  running.add(child);
  child.on('message', onMessage);
  const [code] = await once(child, 'exit');
  running.delete(child);
  if (code !== 0) failure ??= `A process ended with ${code}: seeds from ${seed + first} on`;
  // The others have nothing to add to it.
  if (failure !== null) for (const other of running) other.kill();
}

async function liveBatches(): Promise<void> {
  while (next < count && failure === null) {
    const first = next;
    next += batchSize;
    await liveBatch(first);
  }
}

console.log(`${count} histories from the seed ${seed} on`);
await Promise.all(Array.from({ length: processes }, liveBatches));
for (const [answer, times] of [...answers].toSorted()) console.log(`  ${answer}: ${times}`);
console.log(failure ?? `${lived} histories, and nothing is wrong`);
process.exit(failure === null ? 0 : 1);
