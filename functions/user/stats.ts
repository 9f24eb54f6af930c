import { getCounts } from '#functions/data/counts.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.stats', user.stats, async ({ caller, deps }) => {
  const { claimed, ...stats } = await getCounts(deps.table, caller.id, deps.now());
  return { ...stats, ...(claimed > 0 && { claimed }) };
});
