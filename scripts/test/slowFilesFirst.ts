import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Took 20 seconds and more, which is long to wait for at the end. Vitest goes by size, since a clean checkout has no times. */
const slow = [
  'scripts/newRoute',
  'integration/local',
  'integration/longRuns',
  'data/permissions/routes',
  'deploy/mainJob',
  'integration/outsideServices',
];

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.some((name) => moduleId.includes(`/test/${name}.`));
    return (await super.sort(files)).toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}
