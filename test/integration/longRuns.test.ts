/** The long runs that docs/reliability.md names, each for a moment: the commands work, and find what they are for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';

async function run(...args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const [status] = await once(child, 'close');
  return { status, output };
}

describe('a moment of a long run', { timeout: 600_000 }, () => {
  test('all that people do at once, to an app: nothing fails', async () => {
    const { status, output } = await run('test/load/run.ts', '--seconds', '10');
    expect(status, output).toBe(0);
    for (const kind of ['code pages', 'look-ups', 'searches', 'creates', 'notices']) {
      expect(output).toMatch(new RegExp(`^${kind} +[1-9]`, 'm'));
    }
  });

  test('a bug that is put into a copy of the code is found', async () => {
    const { status, output } = await run('scripts/planted.ts', 'letters that look like others');
    expect(status, output).toBe(0);
    expect(output).toContain('1 found, 0 missed');
  });
});
