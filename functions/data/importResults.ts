/** What became of each row of an import (imports.ts). */
import * as z from 'zod';
import { importProblemNames } from '#shared/domain/imports.ts';
import { resultsOf } from './importKeys.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ImportResult = z.lazy(() =>
  z.object({
    row: z.number().int(),
    code: z.string().optional(),
    /** Why it became no code. */
    problem: z.enum(importProblemNames).optional(),
    undone: z.literal(true).optional(),
    version: z.number().int(),
  }),
);
export type ImportResult = Readonly<z.output<typeof ImportResult>>;

const resultKey = (id: string, row: number) => ({ pk: resultsOf(id), sk: String(row).padStart(5, '0') });

/** Epoch seconds: a year later, which is longer than anybody asks which row became which code. */
export const keptUntil = (at: string): number => Math.floor(Date.parse(at) / 1000) + 365 * 24 * 3600;

/** Refused under the label `result` where the row has one. @param at when it is written */
export function writeNewResult(id: string, result: Omit<ImportResult, 'version'>, at: string): Write {
  return {
    label: 'result',
    Put: {
      Item: {
        ...resultKey(id, result.row),
        type: 'importResult',
        ...result,
        version: 1,
        expiresAt: keptUntil(at),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Its code was deleted by the undoing, or before it. Refused under the label `result` where that is so already. */
export function writeResultUndone(id: string, { row }: ImportResult): Write {
  return {
    label: 'result',
    Update: {
      Key: resultKey(id, row),
      UpdateExpression: 'SET undone = :yes ADD version :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(undone)',
      ExpressionAttributeValues: { ':yes': true, ':one': 1 },
    },
  };
}

/** What became of the rows behind one, in their order: all, or so many. */
export async function listResults(
  table: Table,
  id: string,
  { after = 0, max }: { readonly after?: number; readonly max?: number } = {},
): Promise<ImportResult[]> {
  const query = {
    KeyConditionExpression: 'pk = :results AND sk > :after',
    ExpressionAttributeValues: { ':results': resultsOf(id), ':after': resultKey(id, after).sk },
    ConsistentRead: true,
  };
  return (await queryAll(table, query, max)).map((item) => ImportResult.parse(item));
}
