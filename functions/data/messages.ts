import { timeKeys } from './byTime.ts';
import { hashed } from './hashed.ts';
import { clearOwned, type Whose } from './partitions.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What somebody wrote to support, stored for the admins. */
export interface Message {
  readonly id: string;
  /** Where the sender was signed in. */
  readonly userId?: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
}

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

/** Deletes some of the messages of an account, or of the hash of an email address. @returns whether these were all */
export function clearMessages(table: Table, whose: Whose): Promise<boolean> {
  return clearOwned(table, ownerPartition(whose.who), whose);
}
