import { getCounts } from '#functions/data/counts.ts';
import { getMadeToday } from '#functions/data/dayCounts.ts';
import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { serializeCreatorProfile } from '#functions/domain/creators/serializeCreator.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.me', creators.me, async ({ caller, deps }) => {
  const creator = await requireHeldCreator(deps.table, caller.id);
  const now = deps.now();
  const [stats, made] = await Promise.all([
    getCounts(deps.table, creator.id, now),
    getMadeToday(deps.table, creator.id, now),
  ]);
  const today = { made, max: deps.config.creatorCodesPerDay };
  return { ...serializeCreatorProfile(creator), stats, today };
});
