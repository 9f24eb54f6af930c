import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Member = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type WithoutTable<T> = T extends { TableName: unknown } ? Omit<T, 'TableName'> : never;

/** One write of a transaction, with a label by which its refusal is known. */
export type Write = { readonly label: string } & (
  | { readonly Put: WithoutTable<NonNullable<Member['Put']>> }
  | { readonly Update: WithoutTable<NonNullable<Member['Update']>> }
  | { readonly Delete: WithoutTable<NonNullable<Member['Delete']>> }
  | { readonly ConditionCheck: WithoutTable<NonNullable<Member['ConditionCheck']>> }
);

/** A condition of the transaction did not hold: nothing of it was written. */
export class ConditionFailed extends Error {
  readonly labels: readonly string[];

  constructor(labels: readonly string[]) {
    super(`Condition failed: ${labels.join(', ')}`);
    this.name = 'ConditionFailed';
    this.labels = labels;
  }
}

/** Other transactions held an item of this one for longer than we waited: nothing of it was written. */
export class TableBusy extends Error {
  override readonly name = 'TableBusy';
}

// Another transaction holds one of our items, or the table throttles: both are temporary.
const temporary = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

// Twenty-five concurrent transactions on one person's counts all succeed, also on an engine that takes 50 ms for each.
// It gives up after 8 seconds on average; functions that issue codes have 15 (infra/permissions).
const maxAttempts = 20;

/** Full jitter (Amazon Builders' Library, "Timeouts, retries and backoff"): 25 ms doubling to at most a second. */
export const pause = (attempt: number) => sleep(Math.random() * Math.min(25 * 2 ** attempt, 1000));

function withTable(name: string, { label: _, ...write }: Write): Member {
  const [[kind, members]] = Object.entries(write) as [[string, object]];
  return { [kind]: { TableName: name, ...members } };
}

/**
 * Writes all or nothing.
 * @throws ConditionFailed with the labels of the writes whose condition did not hold, TableBusy.
 */
export async function transact(table: Table, writes: readonly Write[]): Promise<void> {
  const command = new TransactWriteCommand({
    TransactItems: writes.map((write) => withTable(table.name, write)),
  });
  for (let attempt = 0; ; attempt++) {
    try {
      await table.client.send(command);
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
      const failed = writes.filter((_, index) => codes[index] === 'ConditionalCheckFailed');
      if (failed.length > 0) throw new ConditionFailed(failed.map(({ label }) => label));
      const isTemporary = codes.every((code) => code === 'None' || temporary.has(code));
      if (!isTemporary) throw error;
      if (attempt + 1 >= maxAttempts) throw new TableBusy('Gave up on a transaction', { cause: error });
      await pause(attempt);
    }
  }
}

/** @returns false where a condition did not hold: nothing was written. */
export async function transactIfAllowed(table: Table, writes: readonly Write[]): Promise<boolean> {
  try {
    await transact(table, writes);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
