/** Deploys a stage to AWS, for `npm run deploy`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { bucketName, physicalName, type Stage, tableName } from '#infra/stage.ts';
import { root } from '#scripts/build/entries.ts';
import { webFolder } from '#scripts/build.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import type { AwsAccount } from './awsAccount.ts';
import { runCdk } from './cdk.ts';
import { checkRoles } from './checkRoles.ts';
import { invalidate } from './invalidate.ts';
import { preflight } from './preflight.ts';
import { seedStage } from './seed.ts';
import { smokeTest } from './smoke.ts';
import { leftOver, nextSteps } from './stackStates.ts';
import { openTable } from './stageTable.ts';
import { type Log, step } from './step.ts';
import { uploadWeb } from './upload.ts';
import { readWebFiles } from './webFiles.ts';

const Edge = z.object({ AppUrl: z.string(), DistributionDomain: z.string(), DistributionId: z.string() });

/** @returns the site's URL. */
export async function deployStage(stage: Stage, account: AwsAccount, log: Log): Promise<string> {
  await checkAccount(stage, account, log);
  await step(log, 'build', async () => build(stage));
  const edge = await step(log, 'cdk deploy', () => deployStacks(stage, account));
  await step(log, 'seed', () => seed(stage, account)).catch(
    failWith('The pages show defaults where nothing was stored. Run the same command again.'),
  );
  await step(log, 'upload', () => publish(stage, account, edge.DistributionId, log)).catch(
    failWith(
      'The API is new and the pages are still the old ones; they work together. Run the same command again.',
    ),
  );
  await step(log, 'smoke test', () => smokeTest(`https://${edge.DistributionDomain}`)).catch(
    failWith(
      'Check the alarms and the logs of the function (docs/runbook.md). To roll back, check out the previous version and deploy it.',
    ),
  );
  await step(log, 'roles', () => checkRoles(stage, account)).catch(
    failWith('The site is up, and what is refused fails for everybody who uses it.'),
  );
  for (const line of await leftOver(stage, account, assemblyOf(stage))) log(`  ${line}`);
  return edge.AppUrl;
}

async function checkAccount(stage: Stage, account: AwsAccount, log: Log): Promise<void> {
  const findings = await preflight(stage, account);
  for (const { stops, text } of findings) log(`  ${stops ? 'Cannot deploy' : 'Warning'}: ${text}`);
  if (findings.some(({ stops }) => stops)) throw new StartFailure('Nothing was changed.');
}

/** Always builds, because the stage's settings are not part of the build's stamp. */
function build(stage: Stage): void {
  const env = { ...process.env, ...(stage.appUrl && { VITE_SITE_URL: stage.appUrl }) };
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new StartFailure('The build failed; nothing was changed.');
}

const folderOf = (stage: Stage) => join(root, '.build', `deploy-${stage.name}`);
const assemblyOf = (stage: Stage) => join(folderOf(stage), 'cdk.out');

async function deployStacks(stage: Stage, account: AwsAccount): Promise<z.output<typeof Edge>> {
  const folder = folderOf(stage);
  mkdirSync(folder, { recursive: true });
  const outputs = join(folder, 'outputs.json');
  const code = await runCdk({
    args: [
      'deploy',
      '--all',
      ...['--context', `stage=${stage.name}`, '--concurrency', '4', '--require-approval', 'never'],
      ...['--outputs-file', outputs, '--output', assemblyOf(stage)],
    ],
    env: { ...process.env, AWS_REGION: stage.region },
  });
  if (code !== 0) {
    const steps = (await nextSteps(stage, account)) ?? [
      'AWS does not say which stacks it left halfway: see CloudFormation’s console.',
    ];
    throw new StartFailure(
      [
        'cdk deploy failed; the reason is above. Stacks before the failed one are deployed. What to do next:',
        ...steps.map((each) => `  ${each}`),
        '  Then fix the cause and run the same command again: it continues where it stopped.',
      ].join('\n'),
    );
  }
  const all = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(outputs, 'utf8')));
  return Edge.parse(all[physicalName(stage, 'edge')]);
}

/** Before the pages, which show a map only if the settings say whose. */
async function seed(stage: Stage, { region, credentials }: AwsAccount): Promise<void> {
  const table = openTable(tableName(stage), { region, credentials });
  await seedStage(table, stage);
  table.client.destroy();
}

async function publish(stage: Stage, account: AwsAccount, distribution: string, log: Log): Promise<void> {
  const { credentials } = account;
  const s3 = new S3Client({ region: stage.region, credentials });
  const { changed } = await uploadWeb(s3, bucketName(stage, 'web'), readWebFiles(webFolder));
  // CloudFront's API is in us-east-1 only.
  const cloudFront = new CloudFrontClient({ region: 'us-east-1', credentials });
  const paths = await invalidate(cloudFront, distribution, changed);
  log(`    ${changed.length} files changed, ${paths} paths purged at the edge`);
  s3.destroy();
  cloudFront.destroy();
}

const failWith =
  (advice: string) =>
  (error: unknown): never => {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${advice}`);
  };
