import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

const ChangeRequestMail = z.object({
  kind: z.literal('changeRequest'),
  name: z.string(),
  email: z.string(),
  code: z.string(),
  title: z.string(),
  reason: z.string(),
});
export type ChangeRequestMail = z.output<typeof ChangeRequestMail>;

const ChangeDecision = z.object({
  kind: z.literal('changeDecision'),
  code: z.string(),
  title: z.string(),
  reason: z.string(),
  /** What the admin wrote; may be empty. */
  note: z.string(),
  /** Of an approved one. */
  editEndsAt: z.string().optional(),
});
export type ChangeDecision = z.output<typeof ChangeDecision>;

const PasswordReset = z.object({ kind: z.literal('passwordReset'), email: z.string() });
const PasswordChanged = z.object({
  kind: z.literal('passwordChanged'),
  /** Where the person changed it while signed in: that session goes on. */
  staysSignedIn: z.boolean().optional(),
});
/** To a new address, with the link that makes it count. */
const EmailConfirmation = z.object({ kind: z.literal('emailConfirmation'), email: z.string() });
/** To the address that is to be replaced. */
const EmailChanging = z.object({ kind: z.literal('emailChanging'), email: z.string() });

const Mail = z.object({
  id: z.string(),
  /**
   * A user's id, whose email address is looked up when it is sent; our support; or the person who requested it, if
   * they have an account.
   */
  to: z.union([z.literal(['support', 'requester']), z.string().startsWith('usr_')]),
  createdAt: z.string(),
  sentAt: z.string().optional(),
  /** Set where it will never be sent, and why. */
  unsentReason: z.enum(['bounce', 'complaint', 'noRecipient', 'tooOld']).optional(),
  /** Epoch seconds, for what must not be stored longer. */
  expiresAt: z.number().optional(),
  content: z.discriminatedUnion('kind', [
    Receipt,
    ContactMessage,
    ChangeRequestMail,
    ChangeDecision,
    PasswordReset,
    PasswordChanged,
    EmailConfirmation,
    EmailChanging,
  ]),
});
export type Mail = z.output<typeof Mail>;
export type UnsentReason = NonNullable<Mail['unsentReason']>;
export type Receipt = z.output<typeof Receipt>;

const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });
/** The outbox "owns" a mail while it waits: what is sent, or never will be, leaves this index. */
const outbox = 'OUTBOX';

/** A mail to be sent, written in the transaction of its cause: both are written or neither. */
export function writeMail(mail: Mail): Write {
  return {
    label: 'mail',
    Put: {
      Item: {
        ...mailKey(mail.id),
        type: 'mail',
        version: 1,
        ownerPk: outbox,
        ownerSk: `${mail.createdAt}#${mail.id}`,
        ...mail,
      },
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

/** Ids of the mails that were written before a time and still wait, oldest first. */
export async function listWaitingMails(table: Table, before: string, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :outbox AND ownerSk < :before',
      ExpressionAttributeValues: { ':outbox': outbox, ':before': before },
      Limit: max,
    }),
  );
  return Items.map((item) => z.object({ pk: z.string() }).parse(item).pk.replace('MAIL#', ''));
}

export async function markMailSent(table: Table, id: string, sentAt: string): Promise<void> {
  await endWaiting(table, id, { name: 'sentAt', value: sentAt });
}

export async function markMailUnsent(table: Table, id: string, reason: UnsentReason): Promise<void> {
  await endWaiting(table, id, { name: 'unsentReason', value: reason });
}

interface Outcome {
  readonly name: 'sentAt' | 'unsentReason';
  readonly value: string;
}

async function endWaiting(table: Table, id: string, { name, value }: Outcome): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: mailKey(id),
      UpdateExpression: 'SET #name = :value REMOVE ownerPk, ownerSk ADD version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value, ':one': 1 },
    }),
  );
}
