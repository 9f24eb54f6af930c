import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hashed } from './hashed.ts';
import { secretHash } from './secrets.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const KeepLink = z.lazy(() =>
  z.object({
    email: z.string(),
    /**
     * The account's own at the request, one before it that could still undo its change, a new one that waits, or one
     * that an admin has set since.
     */
    kind: z.enum(['own', 'earlier', 'waiting', 'later']),
    /** Hash of the secret in the link that was mailed to this address last. */
    secretHash: z.string().optional(),
  }),
);
export type KeepLink = Readonly<z.output<typeof KeepLink>>;

const Scheduled = z.lazy(() =>
  z.object({
    type: z.literal('scheduledErasure'),
    userId: z.string(),
    codes: z.enum(['release', 'keep']),
    /** When the account ends, which also the user says. */
    erasesAt: z.string(),
    /** By the hash of the address: what is mailed at the same time is written beside one another. */
    links: z.record(z.string(), KeepLink),
  }),
);
export type ScheduledErasure = z.output<typeof Scheduled>;

/** What stays of one that was stopped: a link that is opened again says so. */
const Stopped = z.lazy(() =>
  z.object({ type: z.literal('stoppedErasure'), secretHashes: z.array(z.string()) }),
);
type StoppedErasure = z.output<typeof Stopped>;
const Erasure = z.lazy(() => z.discriminatedUnion('type', [Scheduled.unwrap(), Stopped.unwrap()]));

const scheduleKey = (userId: string) => ({ pk: `ERASE#${userId}`, sk: 'SCHEDULED' });
const ownerPk = 'SCHEDULEDERASURES';

interface NewSchedule extends Pick<ScheduledErasure, 'userId' | 'codes' | 'erasesAt'> {
  readonly addresses: readonly Pick<KeepLink, 'email' | 'kind'>[];
}

/** Its links are made when they are mailed (`setKeepSecret`). Refused under the label `scheduled` where there is one. */
export function writeScheduledErasure({ addresses, ...schedule }: NewSchedule): Write {
  const { userId, erasesAt } = schedule;
  const links = Object.fromEntries(addresses.map((address) => [hashed(address.email), address]));
  const keys = { ...scheduleKey(userId), ownerPk, ownerSk: `${erasesAt}#${userId}` };
  return {
    label: 'scheduled',
    Put: {
      Item: { ...keys, type: 'scheduledErasure', version: 1, ...schedule, links },
      ConditionExpression: 'attribute_not_exists(pk) OR #type = :stopped',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':stopped': 'stoppedErasure' },
    },
  };
}

export async function getScheduledErasure(
  table: Table,
  userId: string,
): Promise<ScheduledErasure | StoppedErasure | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: scheduleKey(userId), ConsistentRead: true }),
  );
  return Item === undefined ? null : Erasure.parse(Item);
}

/** Whose accounts are due to end, the oldest first. */
export async function listDueAccounts(table: Table, now: string, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :scheduled AND ownerSk < :after',
      // Behind the id that follows the time in a sort key.
      ExpressionAttributeValues: { ':scheduled': ownerPk, ':after': `${now}~` },
      Limit: max,
    }),
  );
  return Items.map((item) => z.object({ pk: z.string() }).parse(item).pk.replace('ERASE#', ''));
}

interface Link extends Pick<ScheduledErasure, 'userId' | 'erasesAt'>, Pick<KeepLink, 'email' | 'kind'> {
  readonly secret: string;
}

/** Voids the link that was mailed to this address before. @returns false where this erasure was stopped or has begun */
export async function setKeepSecret(
  table: Table,
  { userId, erasesAt, email, kind, secret }: Link,
): Promise<boolean> {
  const link: KeepLink = { email, kind, secretHash: secretHash(secret) };
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: scheduleKey(userId),
        UpdateExpression: 'SET links.#hash = :link ADD version :one',
        ConditionExpression: 'erasesAt = :erasesAt',
        ExpressionAttributeNames: { '#hash': hashed(email) },
        ExpressionAttributeValues: { ':link': link, ':erasesAt': erasesAt, ':one': 1 },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** For longer than anybody looks for an old mail. */
const stoppedDays = 30;

const stillScheduled = ({ erasesAt }: ScheduledErasure) => ({
  ConditionExpression: '#type = :scheduled AND erasesAt = :erasesAt',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':scheduled': 'scheduledErasure', ':erasesAt': erasesAt },
});

/** Refused under the label `scheduled` where it has begun, or was stopped before. */
export function writeErasureStopped(scheduled: ScheduledErasure, now: Date): Write {
  const secretHashes = Object.values(scheduled.links).flatMap((link) => link.secretHash ?? []);
  const expiresAt = Math.ceil(now.getTime() / 1000) + stoppedDays * 86_400;
  const item = { type: 'stoppedErasure', version: 1, secretHashes, expiresAt };
  return {
    label: 'scheduled',
    Put: { Item: { ...scheduleKey(scheduled.userId), ...item }, ...stillScheduled(scheduled) },
  };
}

/** With the end of the account. Refused under the label `scheduled` where it was stopped. */
export function writeErasureBegun(scheduled: ScheduledErasure): Write {
  return {
    label: 'scheduled',
    Delete: { Key: scheduleKey(scheduled.userId), ...stillScheduled(scheduled) },
  };
}

/** With the end of an account that an admin deletes. */
export function writeNoScheduledErasure(userId: string): Write {
  return { label: 'scheduled', Delete: { Key: scheduleKey(userId) } };
}
