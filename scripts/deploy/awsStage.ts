/** A stage on AWS, deployed from beginning to end: for `npm run deploy`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { root } from '#scripts/build/entries.ts';
import { webFolder } from '#scripts/build.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import type { AwsAccount } from './awsAccount.ts';
import { runCdk } from './cdk.ts';
import { invalidate } from './invalidate.ts';
import { preflight } from './preflight.ts';
import { smokeTest } from './smoke.ts';
import { type Say, step } from './step.ts';
import { uploadWeb } from './upload.ts';
import { readWebFiles } from './webFiles.ts';

const Edge = z.object({ AppUrl: z.string(), DistributionDomain: z.string(), DistributionId: z.string() });

/** @returns where the site is. */
export async function deployStage(stage: Stage, account: AwsAccount, say: Say): Promise<string> {
  await look(stage, account, say);
  await step(say, 'build', async () => build(stage));
  const edge = await step(say, 'cdk deploy', () => deployStacks(stage));
  await step(say, 'upload', () => publish(stage, account, edge.DistributionId, say)).catch(
    failWith('The API is new and the pages are the old ones, which go together. Run the same command again.'),
  );
  await step(say, 'smoke test', () => smokeTest(`https://${edge.DistributionDomain}`)).catch(
    failWith(
      'Look at the alarms and at the log of the function (docs/runbook.md). To go back, check the version before out and deploy it.',
    ),
  );
  return edge.AppUrl;
}

async function look(stage: Stage, account: AwsAccount, say: Say): Promise<void> {
  const findings = await preflight(stage, account);
  for (const { stops, text } of findings) say(`  ${stops ? 'Cannot go on' : 'Take note'}: ${text}`);
  if (findings.some(({ stops }) => stops)) throw new StartFailure('Nothing was changed.');
}

/** Anew each time: what the web's build reads from the environment is not part of its stamp. */
function build(stage: Stage): void {
  const env = { ...process.env, ...(stage.appUrl && { VITE_SITE_URL: stage.appUrl }) };
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new StartFailure('The build failed; nothing was changed.');
}

async function deployStacks(stage: Stage): Promise<z.output<typeof Edge>> {
  const folder = join(root, '.build', `deploy-${stage.name}`);
  mkdirSync(folder, { recursive: true });
  const outputs = join(folder, 'outputs.json');
  const code = await runCdk({
    args: [
      'deploy',
      '--all',
      ...['--context', `stage=${stage.name}`, '--concurrency', '4', '--require-approval', 'never'],
      ...['--outputs-file', outputs, '--output', join(folder, 'cdk.out')],
    ],
    env: { ...process.env, AWS_REGION: stage.region },
  });
  if (code !== 0) {
    throw new StartFailure(
      'cdk deploy failed, for the reason above. A stack that failed is as it was before, and those before it are new: ' +
        'mend the reason and run the same command again, which goes on from there.',
    );
  }
  const all = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(outputs, 'utf8')));
  return Edge.parse(all[physicalName(stage, 'edge')]);
}

async function publish(stage: Stage, account: AwsAccount, distribution: string, say: Say): Promise<void> {
  const { credentials } = account;
  const s3 = new S3Client({ region: stage.region, credentials });
  const { changed } = await uploadWeb(s3, bucketName(stage, 'web'), readWebFiles(webFolder));
  // CloudFront has one address for the whole world, in us-east-1.
  const cloudFront = new CloudFrontClient({ region: 'us-east-1', credentials });
  const paths = await invalidate(cloudFront, distribution, changed);
  say(`    ${changed.length} files changed, ${paths} paths at the edge are read anew`);
  s3.destroy();
  cloudFront.destroy();
}

const failWith =
  (next: string) =>
  (error: unknown): never => {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${next}`);
  };
