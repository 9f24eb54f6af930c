import { type Creator, getCreator, listCreatorIds } from '#functions/data/creators.ts';
import type { Table } from '#functions/data/table.ts';
import { pageOf } from '#functions/domain/zarcodes/selectCodes.ts';

/** A page of creators. The index has the ids of all, a thousand in 16 read units; profiles are read for the page. */
export async function listCreators(
  table: Table,
  which: 'all' | 'active',
  page: { readonly page: number; readonly limit: number },
): Promise<{ creators: Creator[]; pagination: ReturnType<typeof pageOf>['pagination'] }> {
  const { items, pagination } = pageOf(await listCreatorIds(table, which), page);
  const found = await Promise.all(items.map((id) => getCreator(table, id)));
  // The index is a moment behind.
  const isListed = (creator: Creator | null): creator is Creator =>
    creator !== null && (which === 'all' || creator.isActive);
  return { creators: found.filter(isListed), pagination };
}
