import { deleteDraft } from '#functions/domain/mailings/deleteDraft.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.delete', mailings.delete, async ({ params, caller, deps }) => {
  await deleteDraft(deps, params.id, caller.id);
  return {};
});
