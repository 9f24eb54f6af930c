/** By which words an admin finds a person: names, email address and phone number, from its start and its end. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { personWords } from '#shared/domain/personWords.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** Holds what a row of the list shows: an entry's size is what every search pays for. */
const Found = z.lazy(() =>
  z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    contactTel: z.string().default(''),
    role: z.enum(['user', 'admin', 'super_admin']),
    disabled: z.boolean().default(false),
    createdAt: z.string(),
  }),
);
export type FoundPerson = z.output<typeof Found>;

const User = z.lazy(() => Found.unwrap().extend({ type: z.literal('user') }));

/** Null for an item of another type. */
export const parsePerson = (item: unknown): FoundPerson | null => {
  const { data } = User.safeParse(item);
  return data === undefined ? null : Found.parse(data);
};

const partitionOf = (word: string) => `PERSONWORD#${word.slice(0, 2)}`;
const wordKey = (word: string, id: string) => ({ pk: partitionOf(word), sk: `${word}#${id}` });

/** The entries that a change of a person adds, updates and removes. */
export function writePersonIndexed(before: FoundPerson | null, after: FoundPerson | null): Write[] {
  const words = after === null ? [] : personWords(after);
  const removed = before === null ? [] : personWords(before).filter((word) => !words.includes(word));
  const put = (word: string, person: FoundPerson): Write => ({
    label: 'personWord',
    Put: { Item: { ...wordKey(word, person.id), type: 'personWord', version: 1, ...person } },
  });
  return [
    ...removed.map(
      (word): Write => ({
        label: 'personWord',
        Delete: { Key: wordKey(word, before?.id ?? '') },
      }),
    ),
    ...words.flatMap((word) => (after === null ? [] : put(word, after))),
  ];
}

/** People whose entry begins with a text of at least two characters. An entry is about 330 bytes. */
export async function findPersonEntries(table: Table, prefix: string, max: number): Promise<FoundPerson[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :first AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':first': partitionOf(prefix), ':prefix': prefix },
      Limit: max,
    }),
  );
  return Items.map((item) => Found.parse(item));
}
