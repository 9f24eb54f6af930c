/** The stage `emulator`, brought up and taken down: for `npm run deploy:local` and for the rehearsal. */
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
import { answers, findOrStartEmulator, runningEmulator, stopEmulator } from './emulator.ts';
import { enforcesIam, isBootstrapped } from './emulatorCalls.ts';
import { seedEmulator } from './seed.ts';
import { type Say, step } from './step.ts';
import { emulatorKeys, type Target } from './target.ts';
import { uploadWeb } from './upload.ts';
import { readWebFiles } from './webFiles.ts';

export interface LocalStage {
  /** The emulator's own address. */
  readonly endpoint: string;
  /** Where people open the site, through the edge. */
  readonly url: string;
  /** The API's own address, around the edge. */
  readonly apiUrl: string;
  readonly distributionHost: string;
}

const stackName = (name: string) => physicalName(stages.emulator, name);

/** What stacks tell of themselves once they are there. */
const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

export async function bringUp(target: Target, say: Say): Promise<LocalStage> {
  const endpoint = await step(say, 'emulator', () => findOrStartEmulator(target, say));
  if (!(await enforcesIam(target, endpoint))) {
    say(`  The emulator at ${endpoint} does not enforce IAM (AUTH=true): this proves nothing about roles.`);
  }
  await buildIfStale();
  const { account, region } = target;
  if (!(await isBootstrapped(target, endpoint))) {
    await step(say, 'bootstrap', () => cdk(target, endpoint, ['bootstrap', `aws://${account}/${region}`]));
  }
  const { apiId, distributionHost } = await step(say, 'cdk deploy', () => deploy(target, endpoint));
  await step(say, 'upload', () => upload(target, endpoint));
  await step(say, 'seed', () => seedEmulator(target, endpoint));
  const url = await openEdge(target, endpoint, distributionHost);
  return { endpoint, url, apiUrl: emulatedApiUrl(endpoint, apiId), distributionHost };
}

/** All stacks, as they stand now. `more` are further options of the CDK. */
export async function deploy(target: Target, endpoint: string, more: readonly string[] = []) {
  const outputs = join(target.folder, 'outputs.json');
  const options = ['--all', '--concurrency', '4', '--require-approval', 'never', '--outputs-file', outputs];
  await cdk(target, endpoint, ['deploy', ...options, ...more]);
  const read = Outputs.parse(JSON.parse(readFileSync(outputs, 'utf8')));
  const output = (stack: string, name: string) => z.string().parse(read[stackName(stack)]?.[name]);
  return { apiId: output('api', 'ApiId'), distributionHost: output('edge', 'DistributionDomain') };
}

/** @returns the keys that changed. */
export async function upload({ region }: Target, endpoint: string): Promise<readonly string[]> {
  const s3 = new S3Client({ endpoint, region, credentials: emulatorKeys, forcePathStyle: true });
  const { changed } = await uploadWeb(s3, bucketName(stages.emulator, 'web'), readWebFiles(webFolder));
  s3.destroy();
  return changed;
}

export async function takeDown(target: Target, say: Say): Promise<void> {
  await closeEdge(target);
  const endpoint = runningEmulator(target);
  if (endpoint !== undefined && (await answers(endpoint))) {
    // The app names every bundle, so they have to be there even to be taken away.
    const isMissing = ({ name }: Entry) => !existsSync(join(root, 'dist', 'functions', name));
    if (functionEntries().some(isMissing)) await buildIfStale();
    const options = ['destroy', '--all', '--force'];
    await step(say, 'cdk destroy', () => cdk(target, endpoint, options)).catch((error: unknown) => {
      // An emulator of somebody else's goes on holding it; ours ends with all that it holds.
      if (target.endpoint !== undefined) throw error;
      say(`  ${error instanceof Error ? error.message : error}`);
    });
  }
  say((await stopEmulator(target)) ? 'The emulator is stopped.' : 'There is no emulator of ours to stop.');
}
