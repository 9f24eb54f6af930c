import { getMessage } from '#functions/data/messages.ts';
import { serializeThread } from '#functions/domain/messages/serializeMessage.ts';
import { messageNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { messages } from '#shared/contract/messages.ts';

export const handler = handle('messages.get', messages.get, async ({ params, deps }) => {
  const message = await getMessage(deps.table, params.id);
  if (message === null) throw messageNotFound();
  return serializeThread(deps, message);
});
