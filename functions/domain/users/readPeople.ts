import { getUser, type User } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Null for those whose account was deleted. */
export type People = ReadonlyMap<string, User | null>;

/**
 * People by their ids, each read once: a page has few different admins.
 * @param known those that were read already
 */
export async function readPeople(
  { table }: Pick<Dependencies, 'table'>,
  ids: readonly (string | undefined)[],
  known: People = new Map(),
): Promise<People> {
  const missing = [...new Set(ids)].filter((id) => id !== undefined && id !== '' && !known.has(id));
  const read = await Promise.all(missing.map(async (id = '') => [id, await getUser(table, id)] as const));
  return new Map([...known, ...read]);
}

/** Empty for those who are not there. */
export function nameIn(people: People, id = ''): string {
  const person = people.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : '';
}
