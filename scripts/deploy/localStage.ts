/** Starts and removes the stage `emulator`, for `npm run deploy:local` and the rehearsal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { emulatedApiUrl } from '#infra/emulator.ts';
import { bucketName, physicalName, stages } from '#infra/stage.ts';
import { buildIfStale } from '#scripts/build/buildIfStale.ts';
import { type Entry, functionEntries, root } from '#scripts/build/entries.ts';
import { webFolder } from '#scripts/build.ts';
import { cdk } from './cdk.ts';
import { closeEdge, openEdge } from './edge.ts';
import { findOrStartEmulator, isResponding, stopEmulator } from './emulator.ts';
import { enforcesIam, isBootstrapped } from './emulatorCalls.ts';
import { seedStage } from './seed.ts';
import { openTable } from './stageTable.ts';
import { type Log, step } from './step.ts';
import { emulatorKeys, type Target } from './target.ts';
import { uploadWeb } from './upload.ts';
import { readWebFiles } from './webFiles.ts';

export interface LocalStage {
  /** The emulator's own address. */
  readonly endpoint: string;
  /** The site's URL, through the edge. */
  readonly url: string;
  /** The API's own URL, which bypasses the edge. */
  readonly apiUrl: string;
  /** The URL of the API for PayFast's notices. */
  readonly noticesUrl: string;
  readonly distributionHost: string;
}

const stackName = (name: string) => physicalName(stages.emulator, name);

/** Stack outputs: values by stack and output name. */
const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

export async function bringUp(target: Target, log: Log): Promise<LocalStage> {
  const endpoint = await step(log, 'emulator', () => findOrStartEmulator(target, log));
  if (!(await enforcesIam(target, endpoint))) {
    log(`  The emulator at ${endpoint} does not enforce IAM (AUTH=true), so permissions are not tested.`);
  }
  await buildIfStale();
  const { account, region } = target;
  if (!(await isBootstrapped(target, endpoint))) {
    const args = ['bootstrap', `aws://${account}/${region}`];
    await step(log, 'bootstrap', () => cdk(target, endpoint, args, target.folder));
  }
  const { apiId, noticesApiId, distributionHost } = await step(log, 'cdk deploy', () =>
    deploy(target, endpoint),
  );
  await step(log, 'upload', () => upload(target, endpoint));
  await step(log, 'seed', () => seed(target, endpoint));
  const url = await openEdge(target, endpoint, distributionHost);
  return {
    endpoint,
    url,
    apiUrl: emulatedApiUrl(endpoint, apiId),
    noticesUrl: emulatedApiUrl(endpoint, noticesApiId),
    distributionHost,
  };
}

/** Deploys all stacks. `more` are additional options for the CDK. */
export async function deploy(target: Target, endpoint: string, more: readonly string[] = []) {
  const outputs = join(target.folder, 'outputs.json');
  const options = ['--all', '--concurrency', '4', '--require-approval', 'never', '--outputs-file', outputs];
  await cdk(target, endpoint, ['deploy', ...options, ...more]);
  const values = Outputs.parse(JSON.parse(readFileSync(outputs, 'utf8')));
  const output = (stack: string, name: string) => z.string().parse(values[stackName(stack)]?.[name]);
  return {
    apiId: output('api', 'ApiId'),
    noticesApiId: output('api', 'NoticesApiId'),
    distributionHost: output('edge', 'DistributionDomain'),
  };
}

async function seed({ region }: Target, endpoint: string): Promise<void> {
  const table = openTable(physicalName(stages.emulator), { endpoint, region, credentials: emulatorKeys });
  await seedStage(table, stages.emulator);
  table.client.destroy();
}

/** @returns the keys that changed. */
export async function upload({ region }: Target, endpoint: string): Promise<readonly string[]> {
  const s3 = new S3Client({ endpoint, region, credentials: emulatorKeys, forcePathStyle: true });
  const { changed } = await uploadWeb(s3, bucketName(stages.emulator, 'web'), readWebFiles(webFolder));
  s3.destroy();
  return changed;
}

export async function takeDown(target: Target, log: Log): Promise<void> {
  await closeEdge(target);
  // Our own emulator is stopped with everything in it.
  const { endpoint } = target;
  if (endpoint !== undefined && (await isResponding(endpoint))) {
    // The CDK app refers to every bundle, so all must exist even for a destroy.
    const isMissing = ({ name }: Entry) => !existsSync(join(root, 'dist', 'functions', name));
    if (functionEntries().some(isMissing)) await buildIfStale();
    await step(log, 'cdk destroy', () => cdk(target, endpoint, ['destroy', '--all', '--force']));
  }
  log((await stopEmulator(target)) ? 'The emulator has been stopped.' : 'There is no emulator to stop.');
}
