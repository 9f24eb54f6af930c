/**
 * `npm run histories -- --count 10000 --seed 1`: lives random histories of the whole product, and prints the shortest one
 * after which something is wrong (docs/reliability-histories.md).
 */
import { parseArgs } from 'node:util';
import { liveHistories } from '#test/support/histories/history.ts';

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? 300);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';

console.log(`${count} histories from the seed ${seed} on`);
const started = performance.now();
const each = (lived: number) => {
  if (lived % 10 === 0) console.log(`${lived} in ${Math.round((performance.now() - started) / 1000)} s`);
};
const { failure, count: lived, answers } = await liveHistories({ seed, count, each });
for (const [answer, times] of [...answers].toSorted()) console.log(`  ${answer}: ${times}`);
console.log(failure ?? `${lived} histories, and nothing is wrong`);
process.exit(failure === null ? 0 : 1);
