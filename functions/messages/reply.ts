import { replyToMessage } from '#functions/domain/messages/replyToMessage.ts';
import { serializeThread } from '#functions/domain/messages/serializeMessage.ts';
import { handle } from '#functions/lib/handle.ts';
import { messages } from '#shared/contract/messages.ts';

export const handler = handle('messages.reply', messages.reply, async ({ params, body, caller, deps }) => {
  const reply = { admin: await caller.user(), id: params.id, text: body.message, seen: body.seenReplies };
  return serializeThread(deps, await replyToMessage(deps, reply));
});
