import { moveMailing } from '#functions/domain/mailings/moveMailing.ts';
import { serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.cancel', mailings.cancel, async ({ params, caller, deps }) =>
  serializeMailing(deps, await moveMailing(deps, 'mailings.cancel', { id: params.id, actorId: caller.id })),
);
