import { requireHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { readDetails } from '#functions/domain/creators/readDetails.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.details', creators.details, async ({ body, caller, deps }) => {
  const creator = await requireHeldCreator(deps.table, caller.id);
  return { details: await readDetails(deps, creator, body.codes) };
});
