/** What a deploy has left behind: stacks that are not as they should be, and stacks that nothing needs any more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { physicalName, type Stage } from '#infra/stage.ts';
import { type AwsAccount, readStacks, type StackState } from './awsAccount.ts';

/** Stacks of the stage in its own region, and in that of the edge's certificate and firewall. */
async function stacksOf(stage: Stage, account: AwsAccount): Promise<StackState[]> {
  const regions = [...new Set([stage.region, 'us-east-1'])];
  const all = await Promise.all(regions.map((region) => readStacks(account, region)));
  const prefix = physicalName(stage, '');
  return all.flat().filter(({ name, status }) => name.startsWith(prefix) && status !== 'DELETE_COMPLETE');
}

/** What to do about each stack that a failed deploy left halfway; null where AWS does not say. */
export async function nextSteps(stage: Stage, account: AwsAccount): Promise<string[] | null> {
  const stacks = await stacksOf(stage, account).catch(() => null);
  return stacks?.flatMap((stack) => nextStep(stack) ?? []) ?? null;
}

function nextStep({ name, status, region, isProtected }: StackState): string | null {
  const aws = (command: string) => `aws cloudformation ${command} --stack-name ${name} --region ${region}`;
  switch (status) {
    case 'ROLLBACK_COMPLETE':
      return (
        `${name} could not be created, and nothing of it is left. The same command deletes what remains of the stack ` +
        `and creates it again.${isProtected ? ` First: ${aws('update-termination-protection --no-enable-termination-protection')}` : ''}`
      );
    case 'ROLLBACK_FAILED':
    case 'DELETE_FAILED':
      return (
        `${name} could not be created, and some of it could not be deleted. See which (${aws('describe-stack-events')}), ` +
        `delete it by hand, then: ${aws('delete-stack')}`
      );
    case 'UPDATE_ROLLBACK_FAILED':
      return `${name} is halfway between two versions. Fix the cause, then: ${aws('continue-update-rollback')}`;
    case 'UPDATE_ROLLBACK_COMPLETE':
      return `${name} is as it was before. Fix the cause and run the same command again.`;
    default:
      if (!status.endsWith('_IN_PROGRESS') || status === 'REVIEW_IN_PROGRESS') return null;
      return `${name} is still changing (${status}). Wait until that has ended, then run the same command again.`;
  }
}

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ properties: z.looseObject({ stackName: z.string().optional() }).optional() }),
  ),
});

/** Stacks of earlier settings or versions, such as the firewall's after it was switched off. They may cost money. */
export async function leftOver(stage: Stage, account: AwsAccount, assembly: string): Promise<string[]> {
  const { artifacts } = Manifest.parse(JSON.parse(readFileSync(join(assembly, 'manifest.json'), 'utf8')));
  const current = new Set(Object.values(artifacts).map(({ properties }) => properties?.stackName));
  const stacks = await stacksOf(stage, account).catch(() => []);
  return stacks
    .filter(({ name }) => !current.has(name))
    .map(
      ({ name, region }) =>
        `Nothing needs the stack ${name} any more: aws cloudformation delete-stack --stack-name ${name} --region ${region}`,
    );
}
