import { spawnSync } from 'node:child_process';
import { root } from '#scripts/build/entries.ts';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed`);
  return stdout.split('\0').filter(Boolean);
}

/**
 * Committed since the base or not committed yet, without what was removed.
 * @throws Error when git does not know the base
 */
export function changedFiles(base: string): string[] {
  const [mergeBase = base] = git('merge-base', base, 'HEAD').map((line) => line.trim());
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', mergeBase);
  return [...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
