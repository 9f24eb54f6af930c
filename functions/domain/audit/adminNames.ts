import { getUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Names of admins by their ids: a page has few different ones. Those whose account was deleted have none. */
export async function adminNames(
  { table }: Pick<Dependencies, 'table'>,
  ids: readonly (string | undefined)[],
): Promise<(id: string) => string> {
  const different = [...new Set(ids.filter((id) => id !== undefined))];
  const users = await Promise.all(different.map((id) => getUser(table, id)));
  const names = new Map(
    users.flatMap((user) =>
      user === null ? [] : [[user.id, `${user.firstName} ${user.lastName}`.trim()] as const],
    ),
  );
  return (id) => names.get(id) ?? '';
}
