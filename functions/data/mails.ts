import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hashed } from './hashed.ts';
import { Vendor } from './invoices.ts';
import { clearOwned, type Whose } from './partitions.ts';
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
  /** The place had been paid for already, so this payment became a prepaid code. */
  paidTwice: z.literal(true).optional(),
  /** Of what was paid. */
  invoiceNumber: z.string().optional(),
  paidAt: z.string().optional(),
  /** Only of a tax invoice. */
  vendor: Vendor.optional(),
});

const ContactMessage = z.object({
  kind: z.literal('contactMessage'),
  /** Where the sender was signed in. */
  userId: z.string().optional(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** An admin's answer, to the address that was given with the message. */
const MessageReply = z.object({
  kind: z.literal('messageReply'),
  /** Where the sender was signed in. */
  userId: z.string().optional(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** What they wrote. */
  message: z.string(),
  reply: z.string(),
});
export type MessageReply = z.output<typeof MessageReply>;

const ChangeRequestMail = z.object({
  kind: z.literal('changeRequest'),
  /** The owner's. */
  userId: z.string().optional(),
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

/** An admin made a code for the person. */
const CodeMade = z.object({ kind: z.literal('codeMade'), code: z.string(), title: z.string() });
export type CodeMade = z.output<typeof CodeMade>;

/** An admin deleted a code of the person. */
const CodeDeleted = CodeMade.extend({ kind: z.literal('codeDeleted'), reason: z.string() });
export type CodeDeleted = z.output<typeof CodeDeleted>;

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

/** To the address that was replaced, with the link that undoes it. */
const EmailChanged = z.object({ kind: z.literal('emailChanged'), email: z.string(), changedAt: z.string() });
/** To both addresses, where an admin changed it. */
const EmailReplaced = z.object({ kind: z.literal('emailReplaced'), email: z.string() });
/** To the last address of an account that was deleted. */
const AccountErased = z.object({
  kind: z.literal('accountErased'),
  email: z.string(),
  firstName: z.string(),
});

const RefundDue = z.object({
  kind: z.literal('refundDue'),
  paymentId: z.string(),
  amountCents: z.number().int(),
});
export type RefundDue = z.output<typeof RefundDue>;

const NewUser = z.object({
  kind: z.literal('newUser'),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
});
export type NewUser = z.output<typeof NewUser>;

/** The figures of a day, as they were in the morning after it. */
const DailyStats = z.object({
  kind: z.literal('dailyStats'),
  day: z.string(),
  registrations: z.number(),
  codes: z.number(),
  orders: z.number(),
  paidOrders: z.number(),
  revenueCents: z.number().int(),
  feeCents: z.number().int(),
});
export type DailyStats = z.output<typeof DailyStats>;

const RefundMade = z.object({
  kind: z.literal('refundMade'),
  description: z.string(),
  reference: z.string(),
  amountCents: z.number().int(),
  vatCents: z.number().int(),
  creditNote: z.string(),
  invoiceNumber: z.string().optional(),
  refundedAt: z.string(),
  /** Back to what was paid with; otherwise by a transfer. */
  byPayFast: z.boolean(),
  voidedCodes: z.number().int(),
  withdrawnCode: z.string().optional(),
  vendor: Vendor.optional(),
});
export type RefundMade = z.output<typeof RefundMade>;

/** An admin tries whether mail arrives. */
const TestMail = z.object({ kind: z.literal('test'), email: z.string() });

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
    MessageReply,
    ChangeRequestMail,
    ChangeDecision,
    CodeMade,
    CodeDeleted,
    PasswordReset,
    PasswordChanged,
    EmailConfirmation,
    EmailChanging,
    EmailChanged,
    EmailReplaced,
    AccountErased,
    RefundDue,
    NewUser,
    DailyStats,
    RefundMade,
    TestMail,
  ]),
});
export type Mail = z.output<typeof Mail>;
export type UnsentReason = NonNullable<Mail['unsentReason']>;
export type Receipt = z.output<typeof Receipt>;

const mailKey = (id: string) => ({ pk: `MAIL#${id}`, sk: 'MAIL' });
/** The outbox "owns" a mail while it waits; afterwards the person it is about does. */
const outbox = 'OUTBOX';
const ownerPartition = (who: string) => `MAILS#${who}`;

/**
 * Who a mail is about: an account's id, or the hash of an email address that may have no account; null for one that is
 * about nobody.
 */
function whoOf({ to, content }: Mail): string | null {
  if (to !== 'support' && to !== 'requester') return to;
  if (!('email' in content)) return null;
  const userId = 'userId' in content ? content.userId : undefined;
  return userId ?? hashed(content.email.toLowerCase());
}

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

export async function markMailSent(table: Table, mail: Mail, sentAt: string): Promise<void> {
  await endWaiting(table, mail, { name: 'sentAt', value: sentAt });
}

export async function markMailUnsent(table: Table, mail: Mail, reason: UnsentReason): Promise<void> {
  await endWaiting(table, mail, { name: 'unsentReason', value: reason });
}

/** The same for one that waited too long, also where it can't be read, so that it holds up no other. */
export async function giveUpMail(table: Table, id: string): Promise<void> {
  const mail = await getMail(table, id).catch(() => null);
  await endWaiting(table, mail ?? { id }, { name: 'unsentReason', value: 'tooOld' });
}

interface Outcome {
  readonly name: 'sentAt' | 'unsentReason';
  readonly value: string;
}

async function endWaiting(
  table: Table,
  mail: Mail | Pick<Mail, 'id'>,
  { name, value }: Outcome,
): Promise<void> {
  const who = 'content' in mail ? whoOf(mail) : null;
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: mailKey(mail.id),
      UpdateExpression:
        who === null
          ? 'SET #name = :value REMOVE ownerPk, ownerSk ADD version :one'
          : 'SET #name = :value, ownerPk = :owner ADD version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: {
        ':value': value,
        ':one': 1,
        ...(who !== null && { ':owner': ownerPartition(who) }),
      },
    }),
  );
}

/** Deletes some of the mails that are about somebody and wait no more. @returns whether these were all */
export function clearMails(table: Table, whose: Whose): Promise<boolean> {
  return clearOwned(table, ownerPartition(whose.who), whose);
}

/**
 * Deletes one that still waits, if it is about one of these. It is not sent then.
 * @param except a kind that is left to be sent
 */
export async function deleteWaitingMail(
  table: Table,
  id: string,
  about: readonly Whose[],
  except?: Mail['content']['kind'],
): Promise<void> {
  const mail = await getMail(table, id);
  if (mail === null || mail.content.kind === except) return;
  const isAbout = ({ who, since, until }: Whose) =>
    who === whoOf(mail) && mail.createdAt >= since && mail.createdAt <= until;
  if (!about.some(isAbout)) return;
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: mailKey(id) }));
}
