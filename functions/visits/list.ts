import { getZarCode } from '#functions/data/zarcodes.ts';
import { summariseVisits } from '#functions/domain/visits/summariseVisits.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { visits } from '#shared/contract/visits.ts';
import { canSeeVisits } from '#shared/domain/can.ts';
import { viewOf } from '#shared/domain/visibility.ts';

export const handler = handle('visits.list', visits.list, async ({ params, caller, deps }) => {
  const [user, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code)]);
  const maySee = zarCode !== null && canSeeVisits(user, zarCode);
  if (!maySee || viewOf(zarCode, { user }) !== 'whole') throw zarCodeNotFound();
  return summariseVisits(deps.table, zarCode, deps.now());
});
