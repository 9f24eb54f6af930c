import { getCounts } from '#functions/data/counts.ts';
import { findClaim } from '#functions/data/creatorClaims.ts';
import { getCreator } from '#functions/data/creators.ts';
import { getMadeToday } from '#functions/data/dayCounts.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { creatorNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.me', creators.me, async ({ caller, deps }) => {
  const id = await findClaim(deps.table, 'holder', caller.id);
  if (id === null) throw creatorNotFound();
  const now = deps.now();
  const [creator, stats, made] = await Promise.all([
    getCreator(deps.table, id),
    getCounts(deps.table, id, now),
    getMadeToday(deps.table, id, now),
  ]);
  if (creator === null) throw creatorNotFound();
  const today = { made, max: deps.config.creatorCodesPerDay };
  return { ...serializeCreatorProfile(creator), stats, today };
});
