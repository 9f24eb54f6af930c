import { getCounts } from '#functions/data/counts.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.stats', user.stats, async ({ caller, deps }) =>
  getCounts(deps.table, caller.id, deps.now()),
);
