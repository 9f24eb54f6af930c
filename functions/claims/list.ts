import { pageOfClaimedCodes } from '#functions/data/claimedCodes.ts';
import { listLimit, paginationOf, placeOfQuery } from '#functions/domain/lists/timeList.ts';
import { handle } from '#functions/lib/handle.ts';
import { claims } from '#shared/contract/claims.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle('claims.list', claims.list, async ({ query, caller, deps }) => {
  const { claimed, ...found } = await pageOfClaimedCodes(
    deps.table,
    caller.id,
    placeOfQuery(query, listLimit),
  );
  return {
    claimed: claimed.map(({ code, ...rest }) => ({ zarcode: formatCode(code), ...rest })),
    // Codes of a former profile are among them, and no counter has all.
    pagination: paginationOf(query, found, { total: undefined }),
  };
});
