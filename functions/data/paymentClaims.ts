import { createHash } from 'node:crypto';
import type { Place } from './place.ts';
import type { Write } from './transact.ts';

/** Makes PayFast's id of a payment unique. Refused under the label `pfPaymentId` where it was claimed before. */
export function writePayFastId(pfPaymentId: string, paymentId: string): Write {
  return {
    label: 'pfPaymentId',
    Put: {
      Item: { pk: `PFID#${pfPaymentId}`, sk: 'PFID', type: 'payFastId', version: 1, paymentId },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

interface PaidPlace {
  readonly userId: string;
  readonly place: Place;
  readonly paymentId: string;
  /** When it was ordered, and when it was paid. */
  readonly createdAt: string;
  readonly completedAt: string;
}

/** The same for the same place as entered, in whatever order its fields are. */
function placeHash(place: Place): string {
  const entries = Object.entries(place).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
}

/**
 * Records that a person has paid for a place. Refused under the label `paidPlace` where another order for the very same
 * place was paid after this one was made, so that the person has paid twice (docs/decisions/0037).
 */
export function writePaidPlace({ userId, place, paymentId, createdAt, completedAt }: PaidPlace): Write {
  return {
    label: 'paidPlace',
    Put: {
      Item: {
        pk: `PAIDPLACE#${userId}`,
        sk: placeHash(place),
        type: 'paidPlace',
        version: 1,
        paymentId,
        completedAt,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR completedAt <= :createdAt',
      ExpressionAttributeValues: { ':createdAt': createdAt },
    },
  };
}
