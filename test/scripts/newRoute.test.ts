import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A copy of the project in which routes are added. */
const copy = mkdtempSync(join(tmpdir(), 'zarcodes-new-route-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const tool = (name: string, ...args: string[]) => run(resolve('node_modules/.bin', name), ...args);
const newRoute = (...args: string[]) => run(process.execPath, 'scripts/newRoute.ts', ...args);
const passes = { status: 0 };

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter(Boolean)) {
    cpSync(file, join(copy, file), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // The ignore entry for the folder does not match a link, so lint would scan it.
  appendFileSync(join(copy, '.gitignore'), '\nnode_modules\n');
  run('git', 'init', '-q');
  run('git', 'add', '-A');
});

/** What the routes added and changed, of what lint reads. */
function writtenFiles(): string[] {
  const { output } = run('git', 'status', '--porcelain', '--untracked-files=all');
  const written = output.split('\n').filter((line) => /^(?:AM|\?\?) /.test(line));
  return written.map((line) => line.slice(3)).filter((file) => /\.(?:ts|tsx|json)$/.test(file));
}

/** Without the rule that reads every file of the project, which `boundaries.test.ts` tries. */
function lintOf(files: readonly string[]) {
  const config = readFileSync('biome.json', 'utf8').replace(
    /"noImportCycles": \{.*?\}\s*\}/s,
    '"noImportCycles": "off"',
  );
  writeFileSync(join(copy, 'biome.json'), config);
  return tool('biome', 'check', '--diagnostic-level=warn', ...files);
}

describe('npm run new:route', () => {
  test('prints its usage, and refuses invalid routes', () => {
    expect(newRoute()).toMatchObject({ status: 1, output: expect.stringContaining('npm run new:route --') });
    expect(newRoute('orders', 'list', '--method', 'PATCH')).toMatchObject({
      status: 1,
      output: '--method must be one of GET, POST, PUT, DELETE\n',
    });
    expect(newRoute('orders', 'list', '--path', '../orders').status).toBe(1);
    for (const area of ['data', 'domain', 'hooks', 'new']) {
      expect(newRoute(area, 'list')).toEqual({ status: 1, output: `An area can't be named ${area}.\n` });
    }
    expect(newRoute('zarcodes', 'create')).toMatchObject({
      status: 1,
      output: 'zarcodes.create already exists: functions/zarcodes/create.ts\n',
    });
  });

  test('adds routes to a new and to an existing area', () => {
    const refund = ['--method', 'POST', '--path', '/orders/{id}/refund', '--level', 'admin'];
    expect(
      newRoute('orders', 'list', '--path', '/orders', '--impact', 'Buyers see no orders.'),
    ).toMatchObject(passes);
    expect(newRoute('orders', 'refund', ...refund)).toMatchObject(passes);
    expect(newRoute('bundles', 'rename', '--method', 'PUT', '--path', '/bundles/{id}')).toMatchObject(passes);
    expect(readFileSync(join(copy, 'docs/permissions.md'), 'utf8')).toContain('orders.refund');
    expect(readFileSync(join(copy, 'web/src/api/routeTable.gen.ts'), 'utf8')).toContain("'orders.list'");
  });

  test('passes type check and lint', () => {
    expect(tool('tsc', '--noEmit', '--checkers', '1')).toEqual({ status: 0, output: '' });
    const files = writtenFiles();
    expect(files).toEqual(
      expect.arrayContaining([
        'functions/orders/list.ts',
        'shared/contract/bundles.ts',
        'shared/contract/orders.ts',
      ]),
    );
    expect(lintOf(files)).toMatchObject(passes);
  }, 300_000);

  test('passes the new tests and the contract tests', () => {
    const files = [
      'test/functions/orders',
      'test/functions/bundles',
      'test/contract',
      'test/data/permissions/routes',
    ];
    const { status, output } = tool(
      'vitest',
      'run',
      ...files,
      '-t',
      'orders\\.|bundles\\.rename|every|up to date',
    );
    expect(output).toMatch(/Tests .*passed/);
    expect(output).not.toMatch(/failed/);
    expect(status).toBe(0);
  }, 300_000);
});
