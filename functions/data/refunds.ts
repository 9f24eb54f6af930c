import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { refundMethods, refundStatuses } from '#shared/contract/refunds.ts';
import { queryAll } from './queryAll.ts';
import { listedAsTask } from './refundTasks.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const Refund = z.lazy(() =>
  z.object({
    id: z.string(),
    paymentId: z.string(),
    /** The admin. */
    actorId: z.string(),
    status: z.enum(refundStatuses),
    method: z.enum(refundMethods),
    amountCents: z.number().int(),
    /** Until it has ended, for the audit and for PayFast: a person's erasure finds it there alone. */
    reason: z.string().optional(),
    /** Bank reference, if paid back by hand. */
    reference: z.string().optional(),
    withdrawCode: z.boolean(),
    /** What PayFast would have paid back before it was requested: by it one knows later whether it happened. */
    availableCents: z.number().int().optional(),
    createdAt: z.string(),
    /** Set when it is done, for what counts refunds. */
    refundedAt: z.string().optional(),
    refundedCents: z.number().int().optional(),
    voidedCodes: z.number().int().default(0),
    withdrawnCode: z.string().optional(),
    creditNote: z.string().optional(),
  }),
);
/** Money paid back for a payment, by PayFast or by hand. */
export type Refund = Readonly<z.output<typeof Refund>>;

const partitionOf = (paymentId: string) => `REFUND#${paymentId}`;
const keyOf = ({ paymentId, id }: Pick<Refund, 'paymentId' | 'id'>) => ({
  pk: partitionOf(paymentId),
  sk: id,
});

const itemOf = (refund: Refund) => ({
  ...keyOf(refund),
  type: 'repayment',
  version: 1,
  // One that has not ended is for an admin to look at.
  ...(refund.status === 'open' && listedAsTask(refund)),
  ...refund,
});

/** Refused under the label `refund` where it exists. */
export function writeNewRefund(refund: Refund): Write {
  return { label: 'refund', Put: { Item: itemOf(refund), ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** Refused under the label `refund` where it has ended. */
export function writeRefundEnded({ reason: _, ...refund }: Refund): Write {
  return {
    label: 'refund',
    Put: {
      Item: itemOf(refund),
      ConditionExpression: '#status = :open',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':open': 'open' },
    },
  };
}

export async function getRefund(table: Table, paymentId: string, id: string): Promise<Refund | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf({ paymentId, id }), ConsistentRead: true }),
  );
  return Item === undefined ? null : Refund.parse(Item);
}

/** A payment's refunds, the earliest first. */
export async function listRefunds(table: Table, paymentId: string): Promise<Refund[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :refunds AND begins_with(sk, :id)',
    ExpressionAttributeValues: { ':refunds': partitionOf(paymentId), ':id': 'rfd_' },
    ConsistentRead: true,
  });
  return items.map((item) => Refund.parse(item)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Refused under the label `refund` where it has a number already. */
export function writeRefundCredited(refund: Pick<Refund, 'paymentId' | 'id'>, number: string): Write {
  return {
    label: 'refund',
    Update: {
      Key: keyOf(refund),
      UpdateExpression: 'SET creditNote = :number ADD version :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(creditNote)',
      ExpressionAttributeValues: { ':number': number, ':one': 1 },
    },
  };
}
