import { markMessage } from '#functions/domain/messages/changeMessage.ts';
import { serializeThread } from '#functions/domain/messages/serializeMessage.ts';
import { handle } from '#functions/lib/handle.ts';
import { messages } from '#shared/contract/messages.ts';

export const handler = handle('messages.update', messages.update, async ({ params, body, caller, deps }) => {
  const message = await markMessage(deps, { adminId: caller.id, id: params.id, state: body });
  return serializeThread(deps, message);
});
