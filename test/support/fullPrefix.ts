import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { isTypoProof, suffixAlphabet } from '#shared/domain/codeRule.ts';
import type { TestTable } from './engine.ts';
import { orderedDraws } from './orderedDraws.ts';

/**
 * Only codes whose first three suffix symbols are among the first six: the engine takes a minute for all 16,600
 * tombstones of a prefix, and a few seconds for these.
 */
const few = 6;

/** Bytes that lead to these codes only. */
export const fewBytes = orderedDraws(few);

function codesOfPrefix(prefix: string): string[] {
  const suffix = [...suffixAlphabet];
  const drawn = suffix.slice(0, few);
  return drawn
    .flatMap((a) => drawn.flatMap((b) => drawn.flatMap((c) => suffix.map((d) => prefix + a + b + c + d))))
    .filter(isTypoProof);
}

/** Leaves tombstones for all codes of a prefix that `fewBytes` lead to but some. @returns those that are left */
export async function fillPrefix(table: TestTable, prefix: string, left = 0): Promise<string[]> {
  const codes = codesOfPrefix(prefix);
  const puts = codes.slice(left).map((code) => ({
    PutRequest: { Item: { pk: `CODE#${code}`, sk: 'CODE', type: 'tombstone', version: 2 } },
  }));
  for (let from = 0; from < puts.length; from += 25) {
    const RequestItems = { [table.name]: puts.slice(from, from + 25) };
    await table.client.send(new BatchWriteCommand({ RequestItems }));
  }
  return codes.slice(0, left);
}
