import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hashed } from './hashed.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import type { User } from './users.ts';

/**
 * What was an account's before, by which an erasure finds what belongs to the person: the hash of an email address, or
 * a creator profile, with the claims that it left behind.
 */
const Former = z.lazy(() =>
  z.discriminatedUnion('type', [
    // Until when it was theirs: later it may be another person's.
    z.object({
      type: z.literal('formerEmail'),
      sk: z.string(),
      until: z.string(),
      isConfirmed: z.boolean().default(false),
    }),
    z.object({
      type: z.literal('formerCreator'),
      sk: z.string(),
      slugs: z.array(z.string()),
      uniquePrefix: z.string(),
      displayName: z.string().default(''),
    }),
  ]),
);

/** A deleted profile. Its claims lead nowhere, and are never given to another creator. */
export interface FormerCreator {
  readonly id: string;
  readonly displayName: string;
  readonly slugs: readonly string[];
  readonly uniquePrefix: string;
}

const partitionOf = (userId: string) => `FORMER#${userId}`;

/** Written with the change of the address. */
export function writeFormerEmail({ id, email, emailConfirmedAt }: User, until: string): Write {
  const item = {
    type: 'formerEmail',
    version: 1,
    until,
    isConfirmed: emailConfirmedAt !== undefined,
  };
  // With the time, because an address may be theirs twice.
  const sk = `${hashed(email)}#${until}`;
  return { label: 'former', Put: { Item: { pk: partitionOf(id), sk, ...item } } };
}

/** Written with the deletion of the profile, and once more without name and claims when they are erased. */
export function writeFormerCreator(
  userId: string,
  { id, displayName, slugs, uniquePrefix }: FormerCreator,
): Write {
  const item = { type: 'formerCreator', version: 1, displayName, slugs, uniquePrefix };
  return { label: 'former', Put: { Item: { pk: partitionOf(userId), sk: id, ...item } } };
}

export interface FormerEmail {
  readonly hash: string;
  readonly until: string;
  readonly isConfirmed: boolean;
}

/** A person changes the address or a profile a few times in a life: they are one page. */
export async function listFormers(
  table: Table,
  userId: string,
): Promise<{ emails: FormerEmail[]; creators: FormerCreator[] }> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :former',
      ExpressionAttributeValues: { ':former': partitionOf(userId) },
      ConsistentRead: true,
    }),
  );
  const formers = Items.map((item) => Former.parse(item));
  return {
    emails: formers.flatMap((each) =>
      each.type === 'formerEmail' ? [{ ...each, hash: each.sk.replace(/#.*/, '') }] : [],
    ),
    creators: formers.flatMap((each) => (each.type === 'formerCreator' ? [{ ...each, id: each.sk }] : [])),
  };
}
