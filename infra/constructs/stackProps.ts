import type { StackProps } from 'aws-cdk-lib';
import { stackSynthesizer } from '#infra/emulator.ts';
import { physicalName, type Stage } from '#infra/stage.ts';

/** What all stacks of a stage have in common. */
export function stackProps(stage: Stage, name: string, description: string): StackProps {
  return {
    stackName: physicalName(stage, name),
    description: `ZarCodes ${stage.name}: ${description}`,
    env: { account: stage.account, region: stage.region },
    synthesizer: stackSynthesizer(stage),
    terminationProtection: stage.keepsData && name === 'data',
    tags: { app: 'zarcodes', stage: stage.name },
  };
}
