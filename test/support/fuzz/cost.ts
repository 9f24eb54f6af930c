/** What a request costs, counted and not timed: calls to the table, and computed hashes of passwords. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Passwords } from '#functions/lib/passwords.ts';
import { intercept, isWrite } from '#test/support/dynamoCalls.ts';
import { quickPasswords } from '#test/support/quickPasswords.ts';

export interface Cost {
  readonly calls: number;
  readonly hashes: number;
  /** The calls that may write. */
  readonly writes: number;
  /** Reported only. */
  readonly ms: number;
}

let hashes = 0;
/** Counts. */
export const countedPasswords: Passwords = {
  hash: (password) => {
    hashes += 1;
    return quickPasswords.hash(password);
  },
  verify: (password, phc) => {
    hashes += 1;
    return quickPasswords.verify(password, phc);
  },
};

export async function measure<T>(
  client: DynamoDBDocumentClient,
  run: () => Promise<T>,
): Promise<{ value: T; cost: Cost }> {
  const operations: string[] = [];
  const hashesBefore = hashes;
  const started = performance.now();
  const remove = intercept(client, ({ operation }, send) => {
    operations.push(operation);
    return send();
  });
  try {
    const value = await run();
    const writes = operations.filter(isWrite).length;
    const ms = performance.now() - started;
    return { value, cost: { calls: operations.length, writes, hashes: hashes - hashesBefore, ms } };
  } finally {
    remove();
  }
}
