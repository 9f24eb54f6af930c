import { findUserByEmail } from '#functions/data/users.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializeListedCreator } from '#functions/domain/creators/serializeListedCreator.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.list', creators.list, async ({ query, deps }) => {
  const { search = '', state = '', ...page } = query;
  const found = search.includes('@')
    ? pageOf(await heldBy(search.trim().toLowerCase()), page)
    : await listOf({ search, state });
  const listed = await Promise.all(found.items.map((creator) => serializeListedCreator(deps, creator)));
  return { creators: listed, pagination: found.pagination };

  async function heldBy(email: string) {
    const holder = await findUserByEmail(deps.table, email);
    const creator = holder === null ? null : await findHeldCreator(deps.table, holder.id);
    return creator === null ? [] : [creator];
  }

  async function listOf(filter: { search: string; state: typeof state }) {
    const { creators: items, pagination } = await listCreators(deps.table, { ...filter, ...page });
    return { items, pagination };
  }
});
