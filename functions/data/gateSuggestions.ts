/** Where visitors say that a code's gate is: one item beside their reports. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Point = z.lazy(() => z.object({ latitude: z.number(), longitude: z.number() }));

const GateSuggestion = z.lazy(() =>
  z.object({
    code: z.string(),
    version: z.number().int(),
    /** That nobody has answered. */
    open: Point.unwrap().extend({ id: z.string(), createdAt: z.string() }).optional(),
    /** The last one that was answered, so that the same answer may come again. */
    answered: z.object({ id: z.string(), accepted: z.boolean() }).optional(),
    /** Places that are not suggested again, the newest first. */
    declined: z.array(Point),
  }),
);
export type GateSuggestion = z.output<typeof GateSuggestion>;

const keyOf = (code: string) => ({ pk: `VISITS#${code}`, sk: 'SUGGESTION' });

/** @returns an empty one where there never was any */
export async function getGateSuggestion(table: Table, code: string): Promise<GateSuggestion> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(code), ConsistentRead: true }),
  );
  return Item === undefined ? { code, version: 0, declined: [] } : GateSuggestion.parse(Item);
}

/** Refused under the label `suggestion` where it changed since it was read. */
export function writeGateSuggestion({ version, ...suggestion }: GateSuggestion): Write {
  return {
    label: 'suggestion',
    Put: {
      Item: { ...keyOf(suggestion.code), type: 'gateSuggestion', ...suggestion, version: version + 1 },
      ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
      ...(version > 0 && {
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      }),
    },
  };
}
