/** Which tests `npm run check` takes for a change. */
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { type AffectedTests, affectedTests } from '#scripts/check/affectedTests.ts';
import { type Dependents, readDependents } from '#scripts/check/importGraph.ts';

let dependents: Dependents;
beforeAll(async () => {
  dependents = await readDependents();
});

const testsOf = (...changed: string[]): AffectedTests => affectedTests(changed, dependents);

test('of a route: its own first, those that call it by its key, and what the contract makes of it', () => {
  const { unit, routes, generated, browser } = testsOf('functions/vouchers/validate.ts');
  expect(unit[0]).toBe('test/functions/vouchers/validate.test.ts');
  expect(unit).toContain('test/functions/clockEdges.test.ts');
  expect(unit).not.toContain('test/functions/images/list.test.ts');
  expect(routes).toEqual(['vouchers.validate']);
  expect(generated).toContain('test/contract/fuzz.test.ts');
  expect(browser).toEqual([]);
});

test('of what routes share: those of all of them', () => {
  const { unit, routes } = testsOf('functions/data/vouchers.ts');
  expect(routes).toEqual(expect.arrayContaining(['vouchers.validate', 'payments.create']));
  expect(unit).toContain('test/functions/payments/create.test.ts');
});

test('of a rule: those of the server and of the screens', () => {
  const { unit } = testsOf('shared/domain/coordinates.ts');
  expect(unit[0]).toBe('test/shared/domain/coordinates.test.ts');
  expect(unit).toContain('test/functions/zarcodes/create.test.ts');
});

test.each([
  ['web/src/features/audit/Audit.tsx', ['test/e2e/adminAudit.spec.ts']],
  ['web/src/routes/_public/township.tsx', ['test/e2e/marketing.spec.ts']],
])('of the screen in %s: its own browser tests', (file, specs) => {
  const { browser, sharedBy } = testsOf(file);
  expect(browser).toEqual(expect.arrayContaining(specs));
  expect(browser.length).toBeLessThan(8);
  expect(sharedBy).toBe(0);
});

test('of a part of many screens: the kit and the main job', () => {
  const { browser, sharedBy } = testsOf('web/src/ui/list/DataList.tsx');
  expect(browser).toEqual(expect.arrayContaining(['test/e2e/kitLists.spec.ts', 'test/e2e/mainJob.spec.ts']));
  expect(sharedBy).toBeGreaterThan(5);
});

test('of a fixture: the tests that use it', () => {
  expect(testsOf('test/e2e/creatorPeople.ts').browser).toContain('test/e2e/creatorDashboard.spec.ts');
});

test('of a setting: the tests that read it', () => {
  expect(testsOf('biome.json').unit).toContain('test/contract/boundaries.test.ts');
});

test('says so where git does not know the base', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check.ts', '--base', 'no-such-branch'], {
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/no-such-branch/);
});
