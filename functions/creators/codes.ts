import { codesOfCreator } from '#functions/domain/creators/codesOfCreator.ts';
import { requireVisibleCreator } from '#functions/domain/creators/requireVisibleCreator.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { serializeCards } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { runBeside } from '#functions/lib/runBeside.ts';
import { creators } from '#shared/contract/creators.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('creators.codes', creators.codes, async (input) => {
  const { params, query, caller, clientIp, deps } = input;
  const isPrivate = query.level === 'private';
  const allowed = requireVisibleCreator(deps, params.id, caller);
  const { items, pagination } = await runBeside(allowed, async () => {
    if (isPrivate) {
      const { viewer, ownerId } = await allowed;
      // Not even how many there are.
      if (viewOf({ ownerId, visibility: 'private' }, viewer) === 'nothing') return pageOf([], query);
    }
    return codesOfCreator(deps, params.id, { ...query, clientIp, isPrivate });
  });
  const { viewer, ownerId } = await allowed;
  return { zarCodes: serializeCards(items, ownerId, viewer), pagination };
});
