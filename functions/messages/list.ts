import { messageCounter } from '#functions/data/counted.ts';
import { getMessages } from '#functions/data/messages.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import { listBySender } from '#functions/domain/messages/listBySender.ts';
import { serializeListedMessage } from '#functions/domain/messages/serializeMessage.ts';
import { handle } from '#functions/lib/handle.ts';
import { messages } from '#shared/contract/messages.ts';

/** What the index holds of a message in each state. */
const filtersOf = {
  '': { archived: 'false' },
  unread: { archived: 'false', read: 'false' },
  read: { archived: 'false', read: 'true' },
  archived: { archived: 'true' },
} as const;

export const handler = handle('messages.list', messages.list, async ({ query, deps }) => {
  const { state = '', kind = '', email = '' } = query;
  if (email !== '') {
    const { messages: found, pagination } = await listBySender(deps, { ...query, email });
    return { messages: found.map(serializeListedMessage), pagination };
  }
  const filters = { ...filtersOf[state], kind };
  const counter = messageCounter(state || 'open', kind);
  const { rows, pagination } = await timeList(deps, 'MESSAGES', { query, filters, counter });
  const found = await getMessages(deps.table, rows);
  return { messages: found.map(serializeListedMessage), pagination };
});
