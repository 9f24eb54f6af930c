import type { Permissions } from '#infra/permissions/permission.ts';
import type { StageResources } from '#infra/resources.ts';

/**
 * What a function tries when a deploy calls it, from the permissions of its role: `PutItem CODE#*;Query OWNER#* byOwner`
 * (`functions/lib/selfCheck.ts`). Each once, because a transaction takes an item once.
 */
export function selfCheckVariable(
  { table = [], secrets = [] }: Permissions,
  { secretNames }: Pick<StageResources, 'secretNames'>,
): string {
  const uses = table.flatMap(({ actions, keys, index }) =>
    actions.flatMap((action) =>
      keys.map((key) => [action, key, ...(index === undefined ? [] : [index])].join(' ')),
    ),
  );
  return [...new Set(uses), ...secrets.map((name) => `secret ${secretNames[name]}`)].join(';');
}
