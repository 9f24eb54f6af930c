import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { paymentStatuses } from '#shared/contract/payments.ts';
import { allBundleSizes } from '#shared/domain/bundles.ts';
import { orderModes } from '#shared/domain/orderModes.ts';
import { batchGet } from './batchGet.ts';
import { timeKeys } from './byTime.ts';
import { erasedUserId } from './erased.ts';
import type { Invoice } from './invoices.ts';
import { PinnedPlace } from './place.ts';
import type { TimeRow } from './rowList.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** What is bought: one code for a place, or a bundle. */
const Purchase = z.lazy(() =>
  z.discriminatedUnion('kind', [
    // Without a place where the person who ordered was erased.
    z.object({ kind: z.literal('code'), place: PinnedPlace.optional() }),
    z.object({ kind: z.literal('bundle'), size: z.literal(allBundleSizes) }),
  ]),
);
export type Purchase = z.output<typeof Purchase>;

const Payment = z.lazy(() =>
  z.object({
    id: z.string(),
    userId: z.string(),
    status: z.enum(paymentStatuses),
    mode: z.enum(orderModes),
    /** Ordered while PayFast's sandbox was on: its notice is confirmed there, whatever the setting is by then. */
    sandbox: z.literal(true).optional(),
    purchase: Purchase,
    /** Fixed when the order was placed; later changes of price leave it alone. */
    amountCents: z.number().int(),
    vatCents: z.number().int(),
    voucherCode: z.string().optional(),
    /** It is counted among the uses of its voucher: the person's, and where the voucher has a max, those of all. */
    voucherUse: z.object({ ofAll: z.boolean() }).optional(),
    createdAt: z.string(),
    completedAt: z.string().optional(),
    transactionId: z.string().optional(),
    /** PayFast's id of it, its fee and what is left of the amount: from the notice that completed it. */
    pfPaymentId: z.string().optional(),
    feeCents: z.number().int().optional(),
    netCents: z.number().int().optional(),
    /** That notice came from an address that is not on the list. */
    sourceUnverified: z.literal(true).optional(),
    /** No notice completed it, but the nightly comparison with PayFast's history. */
    reconciled: z.literal(true).optional(),
    code: z.string().optional(),
    bundleId: z.string().optional(),
    /** Given a moment after it was paid (docs/decisions/0043-invoices-and-refunds.md). */
    invoiceNumber: z.string().optional(),
    /** It was paid after its person was erased: nothing was issued, and the money has to be paid back. */
    refundDue: z.literal(true).optional(),
    /** In all, and when the last time. */
    refundedCents: z.number().int().optional(),
    refundedAt: z.string().optional(),
    refunded: z.enum(['part', 'whole']).optional(),
    /** The refund that has not ended: until then there is no other. */
    openRefundId: z.string().optional(),
    /** Numbers, each given a moment after its refund. */
    creditNotes: z.array(z.string()).optional(),
  }),
);
export type Payment = z.output<typeof Payment>;

export const paymentKey = (id: string) => ({ pk: `PAY#${id}`, sk: 'PAY' });
const ownerPartition = (userId: string) => `PAYMENTS#${userId}`;

/** A consistent read: the next page requests it right after it was written. */
export async function getPayment(table: Table, id: string): Promise<Payment | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: paymentKey(id), ConsistentRead: true }),
  );
  return Item === undefined ? null : Payment.parse(Item);
}

/** In the order given, without those that do not exist. Half a read unit each. @throws TableBusy */
export async function getPayments(table: Table, ids: readonly string[]): Promise<Payment[]> {
  const items = await batchGet(table, ids.map(paymentKey));
  const byId = new Map(items.map((item) => Payment.parse(item)).map((payment) => [payment.id, payment]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The payments of these rows, in the same order. @throws TableBusy */
export const getListedPayments = (table: Table, rows: readonly TimeRow[]): Promise<Payment[]> =>
  getPayments(
    table,
    rows.map(({ pk }) => pk.slice('PAY#'.length)),
  );

export function writeNewPayment(payment: Payment): Write {
  return {
    label: 'payment',
    Put: {
      Item: {
        ...paymentKey(payment.id),
        type: 'payment',
        version: 1,
        ownerPk: ownerPartition(payment.userId),
        ownerSk: `${payment.createdAt}#${payment.id}`,
        ...timeKeys('PAYMENTS', payment),
        kind: payment.purchase.kind,
        ...payment,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

const settledFields = [
  'completedAt',
  'transactionId',
  'pfPaymentId',
  'feeCents',
  'netCents',
  'sourceUnverified',
  'reconciled',
  'code',
  'bundleId',
  'refundDue',
] as const;

/**
 * To complete, once. Refused under the label `payment` where it is not pending; what PayFast has received is honoured
 * from every other state too, so it is refused only where it is complete already.
 */
export function writePaymentComplete(settled: Payment): Write {
  const fields = settledFields.filter((name) => settled[name] !== undefined);
  const isPaid = settled.pfPaymentId !== undefined;
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(settled.id),
      UpdateExpression: `SET #status = :complete, ${fields.map((name) => `${name} = :${name}`).join(', ')} ADD version :one`,
      ConditionExpression: isPaid ? 'attribute_exists(pk) AND #status <> :complete' : '#status = :pending',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':complete': 'complete',
        ...(!isPaid && { ':pending': 'pending' }),
        ':one': 1,
        ...Object.fromEntries(fields.map((name) => [`:${name}`, settled[name]])),
      },
    },
  };
}

/**
 * With the VAT of the moment in which it was paid. Refused under the label `payment` where it has a number already, or
 * its person was erased since it was read.
 */
export function writeInvoiceNumber({ id, userId }: Payment, { number, vatCents }: Invoice): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(id),
      UpdateExpression: 'SET invoiceNumber = :number, vatCents = :vatCents ADD version :one',
      ConditionExpression: 'userId = :userId AND attribute_not_exists(invoiceNumber)',
      ExpressionAttributeValues: { ':number': number, ':vatCents': vatCents, ':userId': userId, ':one': 1 },
    },
  };
}

export type ClosedStatus = Extract<Payment['status'], 'failed' | 'cancelled' | 'expired'>;

/** It was not paid. Refused under the label `payment` where it is not pending. */
export function writePaymentClosed(id: string, status: ClosedStatus): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(id),
      UpdateExpression: 'SET #status = :status ADD version :one',
      ConditionExpression: '#status = :pending',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': status, ':pending': 'pending', ':one': 1 },
    },
  };
}

/** Ids of a person's payments, the oldest first. */
export async function listPaymentIds(table: Table, userId: string, max: number): Promise<string[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :payments',
      ExpressionAttributeValues: { ':payments': ownerPartition(userId) },
      Limit: max,
    }),
  );
  return Items.map((item) => z.object({ pk: z.string() }).parse(item).pk.replace('PAY#', ''));
}

/**
 * Leaves what tax law wants of a payment: times, amounts and references. Refused under the label `payment` where it is
 * not theirs.
 */
export function writePayerErased(paymentId: string, userId: string): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(paymentId),
      UpdateExpression:
        'SET userId = :erased, ownerPk = :owner REMOVE purchase.place, #code ADD version :one',
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeNames: { '#code': 'code' },
      ExpressionAttributeValues: {
        ':erased': erasedUserId,
        ':owner': ownerPartition(erasedUserId),
        ':userId': userId,
        ':one': 1,
      },
    },
  };
}
