import { getCounts } from '#functions/data/counts.ts';
import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.stats', user.stats, async ({ caller, services }) =>
  getCounts(services.table, caller.id, services.now()),
);
