import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Receipt = z.object({
  kind: z.literal('receipt'),
  description: z.string(),
  reference: z.string(),
  amountCents: z.number().int(),
  vatCents: z.number().int(),
  code: z.string().optional(),
  title: z.string().optional(),
  /** Codes that are left of the bundle which paid for this one, or that was bought. */
  bundleRemaining: z.number().int().optional(),
});

const ContactMessage = z.object({
  kind: z.literal('contactMessage'),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const Mail = z.object({
  id: z.string(),
  /** A user's id, whose e-mail is looked up when it is sent; or our own support. */
  to: z.union([z.literal('support'), z.string().startsWith('usr_')]),
  createdAt: z.string(),
  sentAt: z.string().optional(),
  content: z.discriminatedUnion('kind', [Receipt, ContactMessage]),
});
export type Mail = z.output<typeof Mail>;
export type Receipt = z.output<typeof Receipt>;

const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });

/** A mail to be sent, written with its cause: where that is undone, so is the mail. */
export function writeMail(mail: Mail): Write {
  return {
    label: 'mail',
    Put: {
      Item: { ...mailKey(mail.id), type: 'mail', version: 1, ...mail },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

export async function getMail(table: Table, id: string): Promise<Mail | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: mailKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Mail.parse(Item);
}

export async function markMailSent(table: Table, id: string, sentAt: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: mailKey(id),
      UpdateExpression: 'SET sentAt = :sentAt ADD version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':sentAt': sentAt, ':one': 1 },
    }),
  );
}
