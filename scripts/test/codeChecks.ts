/** What is said of the code without running it. */
export interface CodeCheck {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export const types: CodeCheck = {
  name: 'types',
  command: 'tsc',
  // One checker: each has the types of all packages to itself, which four of them take twice as much CPU for.
  args: ['--noEmit', '--checkers', '1'],
};

export const otherChecks: readonly CodeCheck[] = [
  {
    name: 'types of the service worker',
    command: 'tsc',
    args: ['--noEmit', '--project', 'web/serviceWorker'],
  },
  { name: 'lint', command: 'biome', args: ['check', '--diagnostic-level=warn', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
];
