import { countUnreadMessages } from '#functions/data/unreadMessages.ts';
import { handle } from '#functions/lib/handle.ts';
import { messages } from '#shared/contract/messages.ts';

export const handler = handle('messages.unreadCount', messages.unreadCount, async ({ deps }) => ({
  count: await countUnreadMessages(deps.table),
}));
