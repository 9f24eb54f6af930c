import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { hashed } from './hashed.ts';
import type { TimeRow } from './listByTime.ts';
import { clearOwned, type Whose } from './partitions.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Message = z.object({
  id: z.string(),
  /** Where the sender was signed in. */
  userId: z.string().optional(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
});
/** What somebody wrote to support, stored for the admins. */
export type Message = Readonly<z.output<typeof Message>>;

/** By account where the sender was signed in, else by the hash of the email address. */
const ownerPartition = (who: string) => `MESSAGES#${who}`;

export function writeNewMessage(message: Message): Write {
  return {
    label: 'message',
    Put: {
      Item: {
        pk: `MESSAGE#${message.id}`,
        sk: 'MESSAGE',
        type: 'message',
        version: 1,
        read: false,
        ownerPk: ownerPartition(message.userId ?? hashed(message.email)),
        ownerSk: `${message.createdAt}#${message.id}`,
        ...timeKeys('MESSAGES', message),
        ...message,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** In the order of the rows. @throws TableBusy */
export async function getMessages(table: Table, rows: readonly TimeRow[]): Promise<Message[]> {
  const items = await batchGet(table, rows);
  const byKey = new Map(items.map((item) => [item['pk'], Message.parse(item)]));
  return rows.flatMap(({ pk }) => byKey.get(pk) ?? []);
}

/** Deletes some of the messages of an account, or of the hash of an email address. @returns whether these were all */
export function clearMessages(table: Table, whose: Whose): Promise<boolean> {
  return clearOwned(table, ownerPartition(whose.who), whose);
}
