/** Adds the payments that exist to the list of their payer (docs/decisions/0045-lists-page-by-page.md). */
import type { Migration } from './migration.ts';

export const paymentOwners: Migration = {
  name: '0002-payment-owners',
  summary: 'payments are listed by who made them',
  plan({ pk, sk, ...item }) {
    const { type, userId, ownerPk, id, createdAt } = item;
    if (type !== 'payment' || ownerPk !== undefined || typeof userId !== 'string') return null;
    return {
      kind: 'payment',
      writes: [
        {
          label: 'payment',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET ownerPk = :ownerPk, ownerSk = :ownerSk ADD version :one',
            // It may have been erased, or given to nobody, since it was read.
            ConditionExpression: 'userId = :userId AND attribute_not_exists(ownerPk)',
            ExpressionAttributeValues: {
              ':ownerPk': `PAYMENTS#${userId}`,
              ':ownerSk': `${String(createdAt)}#${String(id)}`,
              ':userId': userId,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
};
