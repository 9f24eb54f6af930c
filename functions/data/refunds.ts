import type { Write } from './transact.ts';

/** Money to be paid back by an admin: the account that paid was erased before it could get anything. */
export interface Refund {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly createdAt: string;
}

/** Listed by the index `byOwner`, the oldest first. */
export function writeNewRefund(refund: Refund): Write {
  const { paymentId, createdAt } = refund;
  return {
    label: 'refund',
    Put: {
      Item: {
        pk: `REFUND#${paymentId}`,
        sk: 'REFUND',
        type: 'refund',
        version: 1,
        status: 'open',
        reason: 'accountErased',
        ownerPk: 'REFUNDS',
        ownerSk: `${createdAt}#${paymentId}`,
        ...refund,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
