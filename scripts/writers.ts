/**
 * `npm run --silent writers`: the names of the functions that change the table, without `zarcodes-<stage>-`. The runbook
 * stops them before a table is restored (docs/runbook.md, "Restore the table").
 */
import { jobPermissions } from '#infra/permissions/jobs.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';

const writes: readonly string[] = ['PutItem', 'UpdateItem', 'DeleteItem'];

/**
 * Counting requests for a rate limit changes nothing that anybody misses; nor do the uses of passes and the notice of wrong
 * PINs, which a look-up writes: who reads codes is not stopped for them.
 */
const isWriter = (key: string, { table = [] }: Permissions) =>
  !['zarcodes.get', 'zarcodes.batch', 'zarcodes.export'].includes(key) &&
  table.some(
    ({ actions, keys }) =>
      actions.some((action) => writes.includes(action)) && keys.some((key) => key !== 'RATE#*'),
  );

const functions = [
  ...allRoutes().map((route) => [route.key, permissionsOf(route)] as const),
  ...jobNames.map((name) => [`jobs.${name}`, jobPermissions[name]] as const),
];
for (const [key, permissions] of functions) {
  if (isWriter(key, permissions)) console.log(key.replace('.', '-'));
}
