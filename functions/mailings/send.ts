import { sendMailing } from '#functions/domain/mailings/sendMailing.ts';
import { serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.send', mailings.send, async ({ params, body, caller, deps }) =>
  serializeMailing(deps, await sendMailing(deps, { ...body, id: params.id, actorId: caller.id })),
);
