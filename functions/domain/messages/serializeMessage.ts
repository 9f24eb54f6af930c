import type { Message } from '#functions/data/messages.ts';
import { getUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ListedMessage, MessageThread } from '#shared/contract/messages.ts';

export function serializeListedMessage({
  userId: _,
  replies,
  version: __,
  ...message
}: Message): ListedMessage {
  return { ...message, archived: message.archived ?? false, replyCount: replies.length };
}

/** With the names of the admins who answered. */
export async function serializeThread(
  { table }: Pick<Dependencies, 'table'>,
  message: Message,
): Promise<MessageThread> {
  const { userId, replies } = message;
  const names = await namesOf(
    table,
    replies.map(({ by }) => by),
  );
  return {
    ...serializeListedMessage(message),
    ...(userId !== undefined && { userId }),
    replies: replies.map((reply) => ({ ...reply, by: { id: reply.by, name: names.get(reply.by) ?? '' } })),
  };
}

async function namesOf(
  table: Dependencies['table'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const users = await Promise.all([...new Set(ids)].map((id) => getUser(table, id)));
  return new Map(
    users.flatMap((user) => (user === null ? [] : [[user.id, `${user.firstName} ${user.lastName}`]])),
  );
}
