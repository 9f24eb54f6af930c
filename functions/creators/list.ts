import { unitsOfItem } from '#functions/data/rowList.ts';
import { findUserByEmail } from '#functions/data/users.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { listCreators } from '#functions/domain/creators/listCreators.ts';
import { serializeListedCreator } from '#functions/domain/creators/serializeListedCreator.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

/** The profile, its account and its counts. */
const unitsOfThing = 3 * unitsOfItem;

export const handler = handle('creators.list', creators.list, async ({ query, deps }) => {
  const { search = '', state = '', limit } = query;
  const found = search.includes('@') ? await heldBy(search.trim().toLowerCase()) : await listOf();
  const listed = await Promise.all(found.items.map((creator) => serializeListedCreator(deps, creator)));
  return { creators: listed, pagination: found.pagination };

  async function heldBy(email: string) {
    const holder = await findUserByEmail(deps.table, email);
    const creator = holder === null ? null : await findHeldCreator(deps.table, holder.id);
    const isWanted = creator !== null && (state === '' || creator.isActive === (state === 'active'));
    const { items, pagination } = pageOf(isWanted ? [creator] : [], query);
    return { items, pagination: { ...pagination, isPartial: false } };
  }

  async function listOf() {
    const { creators: items, pagination } = await listCreators(deps, {
      search,
      state,
      query,
      limit,
      unitsOfThing,
    });
    return { items, pagination };
  }
});
