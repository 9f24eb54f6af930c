import type { Message } from '#functions/data/messages.ts';
import { nameIn, readPeople } from '#functions/domain/users/readPeople.ts';
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
  deps: Pick<Dependencies, 'table'>,
  message: Message,
): Promise<MessageThread> {
  const { userId, replies } = message;
  const people = await readPeople(
    deps,
    replies.map(({ by }) => by),
  );
  return {
    ...serializeListedMessage(message),
    ...(userId !== undefined && { userId }),
    replies: replies.map((reply) => ({ ...reply, by: { id: reply.by, name: nameIn(people, reply.by) } })),
  };
}
