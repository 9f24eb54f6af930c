/** What a payment says of its refunds. All of it is refused under the label `payment`. */
import { type Payment, paymentKey } from './payments.ts';
import type { Write } from './transact.ts';

const isAsRead = ({ refundedCents }: Payment) =>
  refundedCents === undefined ? 'attribute_not_exists(refundedCents)' : 'refundedCents = :before';
const before = ({ refundedCents }: Payment) =>
  refundedCents === undefined ? {} : { ':before': refundedCents };

/** Takes the payment for one refund. Refused where another one has it, or came in between. */
export function writeRefundClaimed(payment: Payment, refundId: string): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(payment.id),
      UpdateExpression: 'SET openRefundId = :refund ADD version :one',
      ConditionExpression: `#status = :complete AND attribute_not_exists(openRefundId) AND ${isAsRead(payment)}`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':refund': refundId,
        ':complete': 'complete',
        ':one': 1,
        ...before(payment),
      },
    },
  };
}

/** Gives it free again. */
export function writeRefundReleased(paymentId: string, refundId: string): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(paymentId),
      UpdateExpression: 'REMOVE openRefundId ADD version :one',
      ConditionExpression: 'openRefundId = :refund',
      ExpressionAttributeValues: { ':refund': refundId, ':one': 1 },
    },
  };
}

interface Refunded {
  readonly amountCents: number;
  readonly refundedAt: string;
}

/** Refused where another refund has it or came in between, or its person was erased since it was read. */
export function writePaymentRefunded(payment: Payment, { amountCents, refundedAt }: Refunded): Write {
  const { openRefundId } = payment;
  const total = (payment.refundedCents ?? 0) + amountCents;
  const isFree = openRefundId === undefined ? 'attribute_not_exists(openRefundId)' : 'openRefundId = :refund';
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(payment.id),
      UpdateExpression:
        'SET refundedCents = :total, refundedAt = :at, refunded = :refunded REMOVE openRefundId ADD version :one',
      ConditionExpression: `#status = :complete AND userId = :userId AND ${isFree} AND ${isAsRead(payment)}`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':total': total,
        ':at': refundedAt,
        ':refunded': total === payment.amountCents ? 'whole' : 'part',
        ':complete': 'complete',
        ':userId': payment.userId,
        ':one': 1,
        ...(openRefundId !== undefined && { ':refund': openRefundId }),
        ...before(payment),
      },
    },
  };
}

/** Refused where its person was erased since it was read. */
export function writeCreditNoteNumber({ id, userId }: Payment, number: string): Write {
  return {
    label: 'payment',
    Update: {
      Key: paymentKey(id),
      UpdateExpression:
        'SET creditNotes = list_append(if_not_exists(creditNotes, :none), :number) ADD version :one',
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':none': [], ':number': [number], ':userId': userId, ':one': 1 },
    },
  };
}
