import {
  type Creator,
  type CreatorState,
  getListedCreators,
  pageOfCreators,
} from '#functions/data/creators.ts';
import type { TimeRow } from '#functions/data/rowList.ts';
import { countListed } from '#functions/domain/lists/countListed.ts';
import { paginationOf, placeOfQuery, totalOf } from '#functions/domain/lists/timeList.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PlaceQuery, TimePagination } from '#shared/contract/timeList.ts';
import { foldedWords } from '#shared/domain/text.ts';

interface Selection {
  readonly state: CreatorState;
  /** Words of the name, which the slug is made of. */
  readonly search?: string;
  readonly query: PlaceQuery;
  readonly limit: number;
  /** Read units of what is read of each creator. */
  readonly unitsOfThing: number;
}

/** Where the creators of a page are, by name, the active ones first. What matches a search is not counted. */
export async function listCreators(
  { table, now }: Pick<Dependencies, 'table' | 'now'>,
  { state, search = '', query, limit, unitsOfThing }: Selection,
): Promise<{ rows: readonly TimeRow[]; pagination: TimePagination }> {
  const words = foldedWords(search);
  const isWanted = (slug: string) => words.every((word) => slug.includes(word));
  const isSearch = words.length > 0;
  const [counts, found] = await Promise.all([
    isSearch
      ? null
      : countListed(table, 'CREATORS', { from: '', to: '', filters: { status: state }, now: now() }),
    pageOfCreators(table, {
      state,
      ...placeOfQuery(query, limit),
      isWanted: isSearch ? isWanted : undefined,
      unitsOfThing,
    }),
  ]);
  const total = counts === null ? undefined : totalOf(query, found, { count: counts.count, limit });
  return { rows: found.rows, pagination: paginationOf(query, found, { total, limit }) };
}

/** The creators of these rows that are in the state: the index is a moment behind. */
export async function creatorsOfRows(
  { table }: Pick<Dependencies, 'table'>,
  rows: readonly TimeRow[],
  state: CreatorState,
) {
  const listed = await getListedCreators(table, rows);
  return listed.filter((creator) => isInState(creator, state));
}

export const isInState = ({ isActive }: Creator, state: CreatorState) =>
  state === '' || isActive === (state === 'active');
