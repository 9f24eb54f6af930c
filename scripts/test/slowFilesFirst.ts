import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Took 20 seconds and more, which is long to wait for at the end. Vitest goes by size, since a clean checkout has no times. */
const slowFiles = [
  'scripts/newRoute',
  'integration/local',
  'integration/longRuns',
  'data/permissions/routes',
  'deploy/mainJob',
  'integration/outsideServices',
];

export const isSlow = (file: string): boolean =>
  slowFiles.some((name) => file.endsWith(`test/${name}.test.ts`));

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (a, b) => Number(isSlow(b.moduleId)) - Number(isSlow(a.moduleId)),
    );
  }
}
