/** Lists the mails of the first version by their person, whom they named otherwise, and lets them end. It writes keys literally. */
import type { Migration } from './migration.ts';

const days = 90;

export const firstMails: Migration = {
  name: '0016-first-mails',
  summary: 'mails of the first version are listed by person, and expire',
  plan({ pk, sk, type, id, to, userId, createdAt }) {
    if (type !== 'mail' || to !== undefined || typeof userId !== 'string') return null;
    return {
      kind: 'mail',
      writes: [
        {
          label: 'mail',
          Update: {
            Key: { pk, sk },
            UpdateExpression:
              'SET #to = :who, ownerPk = :ownerPk, ownerSk = :ownerSk, expiresAt = :expiresAt REMOVE userId ADD version :one',
            ConditionExpression: 'userId = :who AND attribute_not_exists(#to)',
            ExpressionAttributeNames: { '#to': 'to' },
            ExpressionAttributeValues: {
              ':who': userId,
              ':ownerPk': `MAILS#${userId}`,
              ':ownerSk': `${String(createdAt)}#${String(id)}`,
              // When it was sent was not stored.
              ':expiresAt': Math.ceil(Date.parse(String(createdAt)) / 1000) + days * 86_400,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
};
