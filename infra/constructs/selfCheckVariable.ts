import type { Permissions } from '#infra/permissions/permission.ts';
import type { StageResources } from '#infra/resources.ts';

/** What a function tries when a deploy calls it, from the permissions of its role (`functions/lib/selfCheck.ts`). */
export function selfCheckVariable(
  { table = [], secrets = [] }: Permissions,
  { secretNames }: StageResources,
): string {
  return JSON.stringify({
    table: table.map(({ actions, keys, index }) =>
      index === undefined ? [actions, keys] : [actions, keys, index],
    ),
    secrets: secrets.map((name) => secretNames[name]),
  });
}
