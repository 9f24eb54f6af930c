import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Mail, type UnsentReason } from './mailContents.ts';
import { madeKey, mailKey, mailsOf, whoOf } from './newMail.ts';
import { clearOwned, type Whose } from './partitions.ts';
import type { Table } from './table.ts';

/** Long enough to answer somebody who asks for a mail; a person's payments have their receipts. */
const storedDays = 90;
/** What SES says of a mail is a sentence. */
const maxRefusal = 500;

export async function getMail(table: Table, id: string): Promise<Mail | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: mailKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Mail.parse(Item);
}

/** When it was written, also of one whose content can't be read. */
export async function getMailTime(table: Table, id: string): Promise<string | null> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: mailKey(id) }));
  return Item === undefined ? null : z.object({ createdAt: z.string() }).parse(Item).createdAt;
}

export const mailExpiresAt = (ended: Date): number => Math.ceil(ended.getTime() / 1000) + storedDays * 86_400;

export async function markMailSent(table: Table, mail: Mail, sentAt: Date): Promise<void> {
  await endWaiting(table, mail, { set: { sentAt: sentAt.toISOString() }, endedAt: sentAt });
}

export async function markMailUnsent(
  table: Table,
  mail: Mail,
  { reason, endedAt }: { readonly reason: UnsentReason; readonly endedAt: Date },
): Promise<void> {
  await endWaiting(table, mail, { set: { unsentReason: reason }, endedAt });
}

/** @param refusal what SES said */
export async function markMailRefused(
  table: Table,
  mail: Mail,
  { refusal, endedAt }: { readonly refusal: string; readonly endedAt: Date },
): Promise<void> {
  const set = {
    unsentReason: 'refused' satisfies UnsentReason,
    refusal: refusal.slice(0, maxRefusal).toWellFormed(),
  };
  await endWaiting(table, mail, { set, endedAt });
}

/** Ends a mail that waited too long and can't be read. */
export async function giveUpMail(table: Table, id: string, endedAt: Date): Promise<void> {
  await endWaiting(table, { id }, { set: { unsentReason: 'tooOld' satisfies UnsentReason }, endedAt });
}

interface End {
  readonly set: Readonly<Record<string, string>>;
  readonly endedAt: Date;
}

async function endWaiting(table: Table, mail: Mail | Pick<Mail, 'id'>, { set, endedAt }: End): Promise<void> {
  const who = 'content' in mail ? whoOf(mail) : null;
  const owned =
    who === null || !('content' in mail) ? null : { ownerPk: mailsOf(who), ownerSk: madeKey(mail) };
  const values = { ...set, ...owned };
  const names = Object.keys(values);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: mailKey(mail.id),
      UpdateExpression: [
        `SET ${names.map((name) => `#${name} = :${name}`).join(', ')},`,
        // One with an end of its own ends then.
        'expiresAt = if_not_exists(expiresAt, :expiresAt)',
        owned === null ? 'REMOVE ownerPk, ownerSk' : '',
        'ADD version :one',
      ].join(' '),
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
        ':expiresAt': mailExpiresAt(endedAt),
        ':one': 1,
      },
    }),
  );
}

/** Deletes some of the mails that are about somebody and wait no more. @returns whether these were all */
export function clearMails(table: Table, whose: Whose): Promise<boolean> {
  return clearOwned(table, mailsOf(whose.who), whose);
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
