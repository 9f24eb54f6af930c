import type { TablePermission } from '#infra/permissions/permission.ts';
import { recordCalls, type TableUse } from '#test/support/dynamoCalls.ts';
import type { World } from '#test/support/world.ts';

/** Such as `Query OWNER by owner`. */
const describeUse = ({ action, key, index, attributes }: TableUse) =>
  [
    `${action} ${key}`,
    ...(index === undefined ? [] : [`by ${index}`]),
    ...(attributes === undefined ? [] : [`only ${attributes.toSorted().join(' ')}`]),
  ].join(' ');

export const describeUses = (uses: readonly TableUse[]) => [...new Set(uses.map(describeUse))].toSorted();

const keyOf = (pattern: string) => pattern.replace(/#\*$/, '');

/** What a role permits, in the words of `describeUses`. */
export function allowed(permissions: readonly TablePermission[]): string[] {
  const uses = permissions.flatMap(({ actions, keys, index, attributes }) =>
    actions.flatMap((action) =>
      keys.map((key) => ({
        action,
        key: keyOf(key),
        ...(index !== undefined && { index }),
        ...(attributes !== undefined && { attributes }),
      })),
    ),
  );
  return describeUses(uses);
}

export const usesOfJob = async (world: World, run: () => Promise<unknown>) =>
  describeUses((await recordCalls(world.table.client, run)).uses);
