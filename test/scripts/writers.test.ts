import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';

const writers = spawnSync(process.execPath, ['scripts/writers.ts'], { encoding: 'utf8' })
  .stdout.trim()
  .split('\n');

test('those who restore the table stop every function that writes, and none that only reads', {
  tags: 'E3',
}, () => {
  for (const name of [
    'auth-register',
    'payments-notify',
    'refunds-resolve',
    'zarcodes-createForCreator',
    'adminZarcodes-create',
    'jobs-erasures',
    'jobs-invoicePayments',
    'jobs-projections',
  ]) {
    expect(writers).toContain(name);
  }
  for (const name of ['zarcodes-get', 'zarcodes-list', 'search-combined', 'health-get', 'users-list']) {
    expect(writers).not.toContain(name);
  }
});

test('they have the names of functions', () => {
  const functions = [...allRoutes().map(({ key }) => key), ...jobNames.map((name) => `jobs.${name}`)];
  expect(functions.map((key) => key.replace('.', '-'))).toEqual(expect.arrayContaining(writers));
});
