import { listOwnedCodes } from '#functions/data/ownedCodes.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { pageByMonths } from '#functions/domain/zarcodes/pageByMonths.ts';
import { isSelection, meantCodes, selectCodes } from '#functions/domain/zarcodes/selectCodes.ts';
import { serializeOwnCard, serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.list', zarcodes.list, async ({ query, caller, deps }) => {
  if (!isSelection(query)) {
    const { items, pagination } = await pageByMonths(deps.table, { holder: 'owner', id: caller.id }, query);
    const { page, total } = pagination;
    // In a table from before its migrations nothing is counted yet.
    const isCounted = total > 0 || (page === 1 && items.length === 0);
    if (isCounted) return { zarCodes: items.map(serializeOwnCard), pagination };
  }
  const owned = await listOwnedCodes(deps.table, caller.id);
  const { items, pagination } = pageOf(selectCodes(owned, query), query);
  const meant = pagination.total > 0 ? [] : meantCodes(owned, query.search ?? '').map(serializeSuggestion);
  return {
    zarCodes: items.map(serializeOwnCard),
    pagination,
    ...(meant.length > 0 && { suggestions: meant }),
  };
});
