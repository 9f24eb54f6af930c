import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Guide } from './guide.ts';
import { Place } from './place.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** An edit of a code, or of its guide: the fields that it changed, before and after. */
const Edit = z.lazy(() =>
  z.object({
    id: z.string(),
    code: z.string(),
    at: z.string(),
    by: z.enum(['owner', 'creator', 'admin']),
    /** Which admin; an owner is the code's own. */
    adminId: z.string().optional(),
    /** By its owner: not an edit, but that they took the code over by a claim slip. */
    claimed: z.literal(true).optional(),
    from: Place.unwrap().extend({ guide: Guide }).partial(),
    to: Place.unwrap().extend({ guide: Guide }).partial(),
  }),
);
export type Edit = z.output<typeof Edit>;

const partitionOf = (code: string) => `HISTORY#${code}`;
const sortKeyOf = (version: number) => String(version).padStart(9, '0');

/** @param version the code's, which the edit made: it orders edits of the same millisecond */
export function writeEdit(edit: Edit, version: number): Write {
  return {
    label: 'history',
    Put: {
      Item: { pk: partitionOf(edit.code), sk: sortKeyOf(version), type: 'edit', version: 1, ...edit },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** An edit is at most 6 KB, so that a hundred fit into one response of the table (1 MB). */
const maxListed = 100;

/** A code's newest edits, newest first. */
export async function listEdits(table: Table, code: string): Promise<Edit[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :history',
      ExpressionAttributeValues: { ':history': partitionOf(code) },
      ScanIndexForward: false,
      Limit: maxListed,
    }),
  );
  return Items.map((item) => Edit.parse(item));
}
