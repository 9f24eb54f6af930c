import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { messageKinds } from '#shared/contract/messages.ts';
import { getRows } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { hashed } from './hashed.ts';
import { listOwnedKeys, type Whose } from './partitions.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import { transactIfAllowed, type Write } from './transact.ts';
import { writeUnreadChanged } from './unreadMessages.ts';

const Reply = z.lazy(() =>
  z.object({
    id: z.string(),
    createdAt: z.string(),
    /** The admin. */
    by: z.string(),
    message: z.string(),
  }),
);

const Message = z.lazy(() =>
  z.object({
    id: z.string(),
    kind: z.enum(messageKinds).default('contact'),
    /** Where the sender was signed in. */
    userId: z.string().optional(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.string(),
    read: z.boolean(),
    /** Absent in one from before messages could be archived: it is not counted yet. */
    archived: z.boolean().optional(),
    /** Oldest first. */
    replies: z.array(Reply).default([]),
    version: z.number().int(),
  }),
);
/** What somebody wrote to support, with what was answered. */
export type Message = z.output<typeof Message>;
export type NewMessage = Pick<Message, 'id' | 'name' | 'email' | 'subject' | 'message' | 'createdAt'> & {
  readonly kind: Message['kind'];
  readonly userId?: string;
};

const messageKey = (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' });
/** By account where the sender was signed in, else by the hash of the email address. */
export const messagesOf = (who: string) => `MESSAGES#${who}`;

const itemOf = (message: Message) => ({
  ...messageKey(message.id),
  type: 'message',
  ownerPk: messagesOf(message.userId ?? hashed(message.email)),
  ownerSk: `${message.createdAt}#${message.id}`,
  ...timeKeys('MESSAGES', message),
  ...message,
});

const counted = ({ archived, read }: Pick<Message, 'archived' | 'read'>) =>
  archived !== undefined && !read ? 1 : 0;

/** Unread at first. */
export function writeNewMessage(message: NewMessage): Write[] {
  const stored = { ...message, read: false, archived: false, replies: [], version: 1 };
  return [
    {
      label: 'message',
      Put: { Item: itemOf(stored), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...writeUnreadChanged(1),
  ];
}

/** Refused under the label `message` where it was changed or deleted since `before` was read. */
export function writeMessage(
  message: Omit<Message, 'version' | 'archived'> & { readonly archived: boolean },
  before: Message,
): Write[] {
  return [
    {
      label: 'message',
      Put: {
        Item: itemOf({ ...message, version: before.version + 1 }),
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: { ':before': before.version },
      },
    },
    ...writeUnreadChanged(counted(message) - counted(before)),
  ];
}

export async function getMessage(table: Table, id: string): Promise<Message | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: messageKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Message.parse(Item);
}

/** In the order of the keys. @throws TableBusy */
export function getMessages(table: Table, keys: readonly Pick<TimeRow, 'pk' | 'sk'>[]): Promise<Message[]> {
  return getRows(table, keys, (item) => Message.parse(item));
}

/** Deletes some of the messages of an account, or of the hash of an email address. @returns whether these were all */
export async function clearMessages(table: Table, whose: Whose): Promise<boolean> {
  const { keys, isAll } = await listOwnedKeys(table, messagesOf(whose.who), whose);
  const deleted = await Promise.all(keys.map(({ pk }) => deleteMessage(table, pk)));
  return isAll && deleted.every(Boolean);
}

/** @returns false where it was changed meanwhile */
async function deleteMessage(table: Table, pk: string): Promise<boolean> {
  const message = await getMessage(table, pk.slice(messageKey('').pk.length));
  if (message === null) return true;
  return transactIfAllowed(table, [
    {
      label: 'message',
      Delete: {
        Key: messageKey(message.id),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': message.version },
      },
    },
    ...writeUnreadChanged(-counted(message)),
  ]);
}
