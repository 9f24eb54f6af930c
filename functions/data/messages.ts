import type { Write } from './transact.ts';

/** What somebody wrote to support, stored for the admins. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: string;
}

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
        ...message,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
