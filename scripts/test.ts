/** `npm test`: what CI runs. */
import { startEngine } from './local/engine.ts';
import { type CodeCheck, otherChecks, types } from './test/codeChecks.ts';
import { runStages, type Stage } from './test/runStages.ts';
import { playwright, single, vitest } from './test/stages.ts';

/** With `DYNAMODB_ENGINE=local` all tests share one engine, because Java takes seconds to start. */
async function engineEnvironment(): Promise<Record<string, string>> {
  if (process.env['DYNAMODB_ENGINE'] !== 'local') return {};
  const { endpoint } = await startEngine();
  return { TEST_DYNAMODB_ENDPOINT: endpoint };
}

const histories = 'test/integration/histories.test.ts';

const background: Stage = [
  'histories',
  async () => vitest('histories', [histories], { env: await engineEnvironment(), hasLowPriority: true }),
];

const codeCheck = ({ name, command, args }: CodeCheck): Stage => [name, () => single(command, args)];

const rows: readonly (readonly Stage[])[] = [
  [codeCheck(types), ['build', () => single('node', ['scripts/build.ts', '--if-stale'])]],
  otherChecks.map(codeCheck),
  [
    [
      'unit, contract, data, integration',
      async () => vitest('vitest', ['--exclude', histories], { env: await engineEnvironment() }),
    ],
    ['deployment', () => vitest('deployment', ['--config', 'vitest.deploy.config.ts'])],
  ],
  [['browser', playwright]],
];

process.exit((await runStages({ rows, background })) ? 0 : 1);
