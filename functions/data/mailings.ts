import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { mailingStates, storedAudience } from '#shared/contract/mailings.ts';
import { batchGet } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { clearOwned } from './partitions.ts';
import { queryAll } from './queryAll.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Mailing = z.lazy(() =>
  z.object({
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    audience: storedAudience(),
    state: z.enum(mailingStates),
    /** What was confirmed, exact or an estimate. */
    recipients: z.number().int().optional(),
    isExact: z.boolean().optional(),
    startedAt: z.string().optional(),
    endedAt: z.string().optional(),
    /** The last person it was decided for: a place in the list of people by time; '' at the start and the end. */
    place: z.string(),
    sent: z.number().int(),
    skipped: z.number().int(),
    createdBy: z.string(),
    createdAt: z.string(),
    version: z.number().int(),
  }),
);
/** An email to many people. */
export type Mailing = Readonly<z.output<typeof Mailing>>;

const keyOf = (id: string) => ({ pk: `MAILING#${id}`, sk: 'MAILING' });
const sending = 'MAILINGS';
const toPerson = (userId: string) => `MAILINGSTO#${userId}`;

/** A mailing that is being sent is in the job's list; any other one to one person is in that person's list. */
function ownerOf({ state, audience }: Mailing): string | null {
  if (state === 'sending') return sending;
  return audience.kind === 'person' ? toPerson(audience.userId) : null;
}

function itemOf(mailing: Mailing) {
  const owner = ownerOf(mailing);
  return {
    ...keyOf(mailing.id),
    type: 'mailing',
    ...timeKeys('MAILINGS', mailing),
    actorId: mailing.createdBy,
    ...(owner !== null && { ownerPk: owner, ownerSk: `${mailing.createdAt}#${mailing.id}` }),
    ...mailing,
    // Once it has ended it needs none, which names a person who may be erased later.
    ...(mailing.endedAt !== undefined && { place: '' }),
  };
}

export async function getMailing(table: Table, id: string): Promise<Mailing | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Mailing.parse(Item);
}

/** In the order of the rows. @throws TableBusy */
export async function getMailings(table: Table, rows: readonly TimeRow[]): Promise<Mailing[]> {
  const items = (await batchGet(table, rows)).map((item) => Mailing.parse(item));
  return rows.flatMap(({ pk }) => items.filter(({ id }) => keyOf(id).pk === pk));
}

/** The ids of those that are being sent, the oldest first. */
export async function listSendingMailings(table: Table): Promise<string[]> {
  const items = await queryAll(table, {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :sending',
    ExpressionAttributeValues: { ':sending': sending },
  });
  return items.map((item) => String(item['pk']).slice('MAILING#'.length));
}

export const writeNewMailing = (mailing: Mailing): Write => ({
  label: 'mailing',
  Put: { Item: itemOf(mailing), ConditionExpression: 'attribute_not_exists(pk)' },
});

const unchanged = ({ version }: Mailing) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': version },
});

/** Refused under the label `mailing` where it changed since it was read. */
export const writeMailing = (changed: Mailing): Write => ({
  label: 'mailing',
  Put: { Item: itemOf({ ...changed, version: changed.version + 1 }), ...unchanged(changed) },
});

/** Refused under the label `mailing` where it changed since it was read. */
export const writeMailingDeleted = (mailing: Mailing): Write => ({
  label: 'mailing',
  Delete: { Key: keyOf(mailing.id), ...unchanged(mailing) },
});

/** Deletes some of those that were written to one person. @returns whether these were all */
export const clearMailingsTo = (table: Table, userId: string): Promise<boolean> =>
  clearOwned(table, toPerson(userId), { since: '', until: '~' });
