/**
 * An entry for each order that is neither paid nor closed. As long as it is there, the order holds its use of a voucher,
 * and the code that deletes it decides what becomes of that (docs/decisions/0041-orders-hold-their-voucher-and-expire.md).
 */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { orderEndsAt } from '#shared/domain/orderLife.ts';
import type { Payment } from './payments.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** Ten: a partition takes 1000 writes a second, and the job reads each in turn. */
const shards = Array.from({ length: 10 }, (_, number) => `OPEN#${number}`);

type Order = Pick<Payment, 'id' | 'createdAt'>;

/** Ids are random, and so is their last character. */
function keyOf({ id, createdAt }: Order) {
  return { pk: shards[id.charCodeAt(id.length - 1) % shards.length], sk: `${orderEndsAt(createdAt)}#${id}` };
}
const label = 'openOrder';

export function writeOrderOpened(order: Order): Write {
  return { label, Put: { Item: { ...keyOf(order), type: 'openOrder', version: 1, paymentId: order.id } } };
}

/** Refused under the label `openOrder` where the order was closed before. */
export function writeOrderEnded(order: Order): Write {
  return { label, Delete: { Key: keyOf(order), ConditionExpression: 'attribute_exists(pk)' } };
}

/** The same without a condition, for orders that hold nothing. */
export function writeOrderRemoved(order: Order): Write {
  return { label, Delete: { Key: keyOf(order) } };
}

/** Writes nothing. Refused under the label `openOrder` while the order is open. */
export function checkOrderClosed(order: Order): Write {
  return {
    label,
    ConditionCheck: { Key: keyOf(order), ConditionExpression: 'attribute_not_exists(pk)' },
  };
}

/** The ids of orders whose time is over, by partition, the oldest first. Reads nothing of those that are not due. */
export async function listDueOrders(table: Table, now: string, maxEach: number): Promise<string[]> {
  const pages = await Promise.all(
    shards.map((shard) =>
      table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :shard AND sk < :after',
          // Behind the id that follows the time in a sort key.
          ExpressionAttributeValues: { ':shard': shard, ':after': `${now}~` },
          Limit: maxEach,
        }),
      ),
    ),
  );
  return pages.flatMap(({ Items = [] }) =>
    Items.map((item) => z.object({ paymentId: z.string() }).parse(item).paymentId),
  );
}
