import { addDraft } from '#functions/domain/mailings/addDraft.ts';
import { serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.create', mailings.create, async ({ body, caller, deps }) =>
  serializeMailing(deps, await addDraft(deps, caller.id, body)),
);
