import { type CreatorState, holderOfRow } from '#functions/data/creators.ts';
import { idOfRow, unitsOfItem } from '#functions/data/rowList.ts';
import { findUserByEmail } from '#functions/data/users.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import type { PlaceQuery, TimePagination } from '#shared/contract/timeList.ts';
import { findHeldCreator } from './findCreator.ts';
import { creatorsOfRows, isInState, listCreators } from './listCreators.ts';
import { readCreatorFacts, serializeListedCreators } from './serializeListedCreators.ts';

/** The profile, its account and its counts. */
const unitsOfThing = 3 * unitsOfItem;

interface Selection {
  readonly state: CreatorState;
  readonly query: PlaceQuery;
  readonly limit: number;
}

interface ListedCreators {
  readonly creators: ListedCreator[];
  readonly pagination: TimePagination;
}

/** A page of creators with their accounts and counts, which are read together with the profiles. */
export async function listForAdmins(
  deps: Pick<Dependencies, 'table' | 'now'>,
  selection: Selection & { readonly search: string },
): Promise<ListedCreators> {
  const { rows, pagination } = await listCreators(deps, { ...selection, unitsOfThing });
  const [creators, facts] = await Promise.all([
    creatorsOfRows(deps, rows, selection.state),
    readCreatorFacts(deps, rows.map(idOfRow), rows.map(holderOfRow)),
  ]);
  return { creators: await serializeListedCreators(deps, creators, facts), pagination };
}

/** The creator whose account has an email address, as a page. */
export async function findByEmail(
  deps: Pick<Dependencies, 'table' | 'now'>,
  email: string,
  { state, query, limit }: Selection,
): Promise<ListedCreators> {
  const holder = await findUserByEmail(deps.table, email);
  const creator = holder === null ? null : await findHeldCreator(deps.table, holder.id);
  const found = creator !== null && isInState(creator, state) ? [creator] : [];
  const { items, pagination } = pageOf(found, { page: query.page, limit });
  const facts = await readCreatorFacts(
    deps,
    items.map(({ id }) => id),
  );
  return {
    creators: await serializeListedCreators(deps, items, facts),
    pagination: { ...pagination, isPartial: false },
  };
}
