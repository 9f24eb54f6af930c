/** The mail of a mailing to one person. No job of the stream sends it: it waits for nothing. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import { mailExpiresAt } from './mails.ts';
import { madeKey, mailKey, mailsOf } from './newMail.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

interface MailingMail {
  readonly mailingId: string;
  readonly subject: string;
  /** Only if it was written to this person alone. */
  readonly text?: string;
  readonly userId: string;
  readonly at: string;
}

/** One for each person and mailing, so that nobody gets it twice. */
export const mailingMailId = ({ mailingId, userId }: Pick<MailingMail, 'mailingId' | 'userId'>): string =>
  `mail_${mailingId.slice('mlg_'.length)}${userId.slice('usr_'.length)}`;

/** Before it is sent. @returns false where a run has done so before */
export async function claimMailingMail(table: Table, mail: MailingMail): Promise<boolean> {
  const { mailingId, subject, text, userId, at } = mail;
  const id = mailingMailId(mail);
  const Item = {
    ...mailKey(id),
    // Not `mail`, for which the stream calls jobs/sideEffects.
    type: 'mailingMail',
    version: 1,
    ownerPk: mailsOf(userId),
    ownerSk: madeKey({ createdAt: at, id }),
    expiresAt: mailExpiresAt(new Date(at)),
    id,
    to: userId,
    createdAt: at,
    sentAt: at,
    content: { kind: 'mailing', mailingId, subject, ...(text !== undefined && { text }) },
  };
  try {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** It was not sent after all. */
export async function unclaimMailingMail(table: Table, mailId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: mailKey(mailId) }));
}

export const mailResults = ['delivered', 'bounced', 'complained'] as const;
export type MailResult = (typeof mailResults)[number];

/** Apart from the mailing, which the job that sends it writes. */
const resultsKey = (mailingId: string) => ({ pk: `MAILING#${mailingId}`, sk: 'RESULTS' });

interface Reported {
  readonly mailingId: string;
  readonly mailId: string;
  readonly result: MailResult;
  readonly at: string;
}

/** Counts it once for each mail: events come again. Refused under the label `mail` where it was counted, or is erased. */
export function writeMailResult({ mailingId, mailId, result, at }: Reported): Write[] {
  return [
    {
      label: 'mail',
      Update: {
        Key: mailKey(mailId),
        UpdateExpression: 'SET #at = :at ADD version :one',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#at)',
        ExpressionAttributeNames: { '#at': `${result}At` },
        ExpressionAttributeValues: { ':at': at, ':one': 1 },
      },
    },
    {
      label: 'results',
      Update: {
        Key: resultsKey(mailingId),
        UpdateExpression: 'SET #type = :type ADD #result :one, version :one',
        ExpressionAttributeNames: { '#type': 'type', '#result': result },
        ExpressionAttributeValues: { ':type': 'mailingResults', ':one': 1 },
      },
    },
  ];
}

const count = z.number().default(0);
const Results = z.lazy(() =>
  z.object({ pk: z.string(), delivered: count, bounced: count, complained: count }),
);
export type MailingResults = Readonly<Record<MailResult, number>>;

/** All of a mailing at once, for demo data. */
export const writeMailingResults = (mailingId: string, results: MailingResults): Write => ({
  label: 'results',
  Put: { Item: { ...resultsKey(mailingId), type: 'mailingResults', version: 1, ...results } },
});

/** The results of some mailings, by their ids. @throws TableBusy */
export async function getMailingResults(
  table: Table,
  ids: readonly string[],
): Promise<(id: string) => MailingResults> {
  const items = (await batchGet(table, ids.map(resultsKey))).map((item) => Results.parse(item));
  const byKey = new Map(items.map(({ pk, ...results }) => [pk, results]));
  return (id) => byKey.get(resultsKey(id).pk) ?? { delivered: 0, bounced: 0, complained: 0 };
}
