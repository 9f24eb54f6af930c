import { type Creator, type CreatorState, getCreator, listCreatorIds } from '#functions/data/creators.ts';
import type { Table } from '#functions/data/table.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { foldedWords } from '#shared/domain/text.ts';

interface Selection {
  readonly state: CreatorState;
  /** Words of the name, which the slug is made of. */
  readonly search?: string;
  readonly page: number;
  readonly limit: number;
}

/**
 * A page of creators. The index has the ids and slugs of all, a thousand in 16 read units; profiles are read for the
 * page.
 */
export async function listCreators(
  table: Table,
  { state, search = '', ...page }: Selection,
): Promise<{ creators: Creator[]; pagination: ReturnType<typeof pageOf>['pagination'] }> {
  const words = foldedWords(search);
  const listed = await listCreatorIds(table, state);
  const matching = listed.filter(({ slug }) => words.every((word) => slug.includes(word)));
  const { items, pagination } = pageOf(matching, page);
  const found = await Promise.all(items.map(({ id }) => getCreator(table, id)));
  // The index is a moment behind.
  const isListed = (creator: Creator | null): creator is Creator =>
    creator !== null && (state === '' || creator.isActive === (state === 'active'));
  return { creators: found.filter(isListed), pagination };
}
