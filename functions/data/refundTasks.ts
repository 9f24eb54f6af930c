/** What an admin has to pay back, or to find out: listed by the index `byOwner`, the oldest first. */
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
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

const Key = z.object({ pk: z.string(), sk: z.string() });
const Listed = z
  .object({
    type: z.enum(['refund', 'repayment']),
    paymentId: z.string(),
    amountCents: z.number().int(),
    createdAt: z.string(),
  })
  .transform(({ type, ...task }) => ({
    ...task,
    reason: type === 'refund' ? ('accountErased' as const) : ('unconfirmed' as const),
  }));

/** There are few: an account has to end within minutes of a payment, or PayFast's answer to be lost. */
const max = 100;

/** The oldest first. @throws TableBusy */
export async function listRefundTasks(table: Table): Promise<z.output<typeof Listed>[]> {
  const entries = await queryAll(
    table,
    {
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :list',
      ExpressionAttributeValues: { ':list': list },
    },
    max,
  );
  const items = await batchGet(
    table,
    entries.map((entry) => Key.parse(entry)),
  );
  return items.map((item) => Listed.parse(item)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
