import { changeDraft } from '#functions/domain/mailings/changeDraft.ts';
import { serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.update', mailings.update, async ({ params, body, caller, deps }) => {
  const { version, ...draft } = body;
  const change = { id: params.id, actorId: caller.id, version };
  return serializeMailing(deps, await changeDraft(deps, change, draft));
});
