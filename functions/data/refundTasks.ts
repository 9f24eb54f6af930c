/** What an admin has to pay back, or to find out: listed by the index `byOwner`, the oldest first. */
import * as z from 'zod';
import { getRows } from './batchGet.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** The account that paid was erased before it could get anything. */
interface RefundTask {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly createdAt: string;
}

const taskKey = (paymentId: string) => ({ pk: `REFUND#${paymentId}`, sk: 'REFUND' });
const list = 'REFUNDS';

export const listedAsTask = ({ paymentId, createdAt }: RefundTask) => ({
  ownerPk: list,
  ownerSk: `${createdAt}#${paymentId}`,
});

export function writeNewRefundTask(task: RefundTask): Write {
  return {
    label: 'refund',
    Put: {
      Item: {
        ...taskKey(task.paymentId),
        type: 'refund',
        version: 1,
        status: 'open',
        reason: 'accountErased',
        ...listedAsTask(task),
        ...task,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** All of it was paid back. */
export function writeRefundTaskDone(paymentId: string, doneAt: string): Write {
  return {
    label: 'refundTask',
    Update: {
      Key: taskKey(paymentId),
      UpdateExpression: 'SET #status = :done, doneAt = :at REMOVE ownerPk, ownerSk ADD version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':done': 'done', ':at': doneAt, ':one': 1 },
    },
  };
}

const Entry = z.lazy(() =>
  z
    .object({ pk: z.string(), sk: z.string(), ownerSk: z.string() })
    .transform(({ ownerSk, ...key }) => ({ ...key, createdAt: ownerSk.split('#')[0] ?? '' })),
);
/** Where a task is, and since when. */
type RefundEntry = z.output<typeof Entry>;

const Listed = z.lazy(() =>
  z
    .object({
      type: z.enum(['refund', 'repayment']),
      paymentId: z.string(),
      amountCents: z.number().int(),
      createdAt: z.string(),
    })
    .transform(({ type, ...task }) => ({
      ...task,
      reason: type === 'refund' ? ('accountErased' as const) : ('unconfirmed' as const),
    })),
);

/**
 * Four read units. There are few: an account has to end within minutes of a payment, or PayFast's answer to be lost.
 * Others follow as these are paid back.
 */
const max = 200;

/** The oldest first. */
export async function listRefundEntries(table: Table): Promise<RefundEntry[]> {
  const entries = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :list',
      ExpressionAttributeValues: { ':list': list },
    },
    max,
  );
  return entries.map((entry) => Entry.parse(entry));
}

/** In the order given. @throws TableBusy */
export function getRefundTasks(table: Table, entries: readonly RefundEntry[]) {
  return getRows(table, entries, (item) => Listed.parse(item));
}
