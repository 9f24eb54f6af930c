import { formerCreators } from '#functions/domain/creators/formerCreators.ts';
import { handle } from '#functions/lib/handle.ts';
import { creators } from '#shared/contract/creators.ts';

export const handler = handle('creators.former', creators.former, async ({ caller, deps }) => ({
  creators: await formerCreators(deps, caller.id),
}));
