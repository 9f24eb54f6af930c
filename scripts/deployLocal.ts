/**
 * `npm run deploy:local`: rehearses the deployment without an AWS account. A true `cdk deploy` to an emulator on
 * this machine with IAM enforced, then the main job against what was deployed. `-- --down` takes it all away.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { emulatedApiUrl } from '#infra/emulator.ts';
import { functionName, physicalName, stages } from '#infra/stage.ts';
import type { EventJobName } from '#shared/contract/eventJobs.ts';
import type { ScheduleName } from '#shared/contract/schedules.ts';
import { emulatorMailbox } from '#test/deploy/mailbox.ts';
import { runMainJob } from '#test/deploy/mainJob.ts';
import { bounceOf } from '#test/support/mailEvents.ts';
import { functionEntries, root } from './build/entries.ts';
import { isBuilt } from './build/stamp.ts';
import { buildFunctions } from './build.ts';
import { cdk } from './deploy/cdk.ts';
import { findDeniedCalls } from './deploy/deniedCalls.ts';
import { answers, findOrStartEmulator, runningEmulator, stopEmulator } from './deploy/emulator.ts';
import { enforcesIam, invokeFunction, isBootstrapped } from './deploy/emulatorCalls.ts';
import { seedEmulator } from './deploy/seed.ts';
import { readTarget, type Target } from './deploy/target.ts';
import { StartFailure } from './local/startFailure.ts';

const say = (line: string) => console.log(line);

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  say(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

const Outputs = z.object({ [physicalName(stages.emulator, 'api')]: z.object({ ApiId: z.string() }) });

/** @returns the address of the deployed API. */
async function deploy(target: Target, endpoint: string): Promise<string> {
  const { account, region, folder } = target;
  if (!(await isBootstrapped(target, endpoint))) {
    await step('bootstrap', () => cdk(target, endpoint, ['bootstrap', `aws://${account}/${region}`]));
  }
  const outputs = join(folder, 'outputs.json');
  const options = ['--all', '--concurrency', '4', '--require-approval', 'never', '--outputs-file', outputs];
  await step('cdk deploy', () => cdk(target, endpoint, ['deploy', ...options]));
  const { [physicalName(stages.emulator, 'api')]: api } = Outputs.parse(
    JSON.parse(readFileSync(outputs, 'utf8')),
  );
  return `${emulatedApiUrl(endpoint, api?.ApiId ?? '')}/api`;
}

/** The clock and SES's events come too seldom to wait for. */
async function runRuleJobs(target: Target, endpoint: string): Promise<void> {
  const events: Record<ScheduleName | EventJobName, unknown> = {
    resendMail: { source: 'aws.events', 'detail-type': 'Scheduled Event' },
    mailEvents: bounceOf('nobody@zarcodes.test'),
  };
  for (const [name, event] of Object.entries(events)) {
    await invokeFunction(target, endpoint, functionName(stages.emulator, `jobs.${name}`), event);
  }
}

async function rehearse(target: Target, endpoint: string, api: string): Promise<void> {
  const since = new Date();
  await step('main job', () =>
    runMainJob({ api, mailbox: emulatorMailbox(endpoint), say: (line) => say(`    ${line}`) }),
  ).catch(async (error: unknown) => {
    const { denied } = await findDeniedCalls(target, endpoint, since);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(['The main job failed.', reason, ...denied].join('\n'));
  });
  await step('jobs that nobody calls in a main job', () => runRuleJobs(target, endpoint));
  const { denied, silent } = await findDeniedCalls(target, endpoint, since);
  if (denied.length > 0) throw new StartFailure(['IAM denied what was needed:', ...denied].join('\n'));
  if (silent.length > 0) throw new StartFailure(`These functions logged nothing: ${silent.join(', ')}`);
  say(`  every one of ${functionEntries().length} functions ran as its own role and was denied nothing`);
}

async function up(target: Target): Promise<void> {
  const endpoint = await step('emulator', () => findOrStartEmulator(target, say));
  if (!(await enforcesIam(target, endpoint))) {
    say(`  The emulator at ${endpoint} does not enforce IAM (AUTH=true): this proves nothing about roles.`);
  }
  // Bundles that fit the sources stay, also because a local server may be running them.
  if (!isBuilt()) await step('build', () => buildFunctions());
  const api = await deploy(target, endpoint);
  await step('seed', () => seedEmulator(target, endpoint));
  await rehearse(target, endpoint, api);
  say(`\nDeployed: ${api}`);
  say('Take it away with: npm run deploy:local -- --down');
}

async function down(target: Target): Promise<void> {
  const endpoint = runningEmulator(target);
  if (endpoint !== undefined && (await answers(endpoint))) {
    // The app names every bundle, so they have to be there even to be taken away.
    if (!existsSync(join(root, 'dist', 'functions'))) await step('build', () => buildFunctions());
    await step('cdk destroy', () => cdk(target, endpoint, ['destroy', '--all', '--force']));
  }
  say((await stopEmulator(target)) ? 'The emulator is stopped.' : 'There is no emulator of ours to stop.');
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { down: { type: 'boolean', default: false } } }).values.down;
  } catch {
    throw new StartFailure('Usage: npm run deploy:local [-- --down]');
  }
}

try {
  const isDown = readArguments();
  const target = readTarget(process.env);
  await (isDown ? down(target) : up(target));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
