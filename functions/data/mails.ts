import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Mail, type UnsentReason } from './mailContents.ts';
import { mailKey, mailsOf, outbox, whoOf } from './newMail.ts';
import { clearOwned, type Whose } from './partitions.ts';
import type { Table } from './table.ts';

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
        ...(who !== null && { ':owner': mailsOf(who) }),
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
