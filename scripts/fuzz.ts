/**
 * `npm run fuzz -- --count 1000 --seed 7`: more requests for each route than `npm test` makes, and how long refusals
 * take. `npm run fuzz -- --schemathesis`: the same question put by a tool that knows nothing but `/api/openapi.json`, with
 * 100 for each, because a request through the whole app takes some fifty milliseconds.
 */
import { parseArgs } from 'node:util';
import { runSchemathesis } from './fuzz/schemathesis.ts';
import { runTool } from './test/runTool.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    schemathesis: { type: 'boolean', default: false },
  },
});
const { seed, count = values.schemathesis ? '100' : '1000' } = values;
if (!/^[1-9]\d*$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('--count and --seed must be whole numbers.');
  process.exit(1);
}
console.log(`${count} requests for each route, with the seed ${seed}`);
const isClean = values.schemathesis
  ? await runSchemathesis({ count, seed })
  : await runTool('vitest', ['run', 'test/contract/fuzz.test.ts', '--reporter=verbose'], {
      env: { FUZZ_COUNT: count, FUZZ_SEED: seed },
    });
process.exit(isClean ? 0 : 1);
