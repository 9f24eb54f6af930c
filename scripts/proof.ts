/**
 * `npm run proof`: what takes too long for each `npm test`, of which that has a small part. Three hundred random
 * histories, 50 requests from the contract to each route, and every page with axe, in both colour schemes and with large
 * letters. A workflow runs it every night.
 */
import { runStages } from './test/runStages.ts';
import { playwright, single, vitest } from './test/stages.ts';

process.env['PROOF'] = '1';

const long = ['test/integration/histories.test.ts', 'test/contract/fuzz.test.ts'];

const ok = await runStages({
  rows: [
    [['build', () => single('node', ['scripts/build.ts', '--if-stale'])]],
    [['histories and requests', () => vitest('vitest', long)]],
    [['browser', playwright]],
  ],
});
process.exit(ok ? 0 : 1);
