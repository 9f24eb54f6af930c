/** Lets mails that were sent, or never will be, end after 90 days as newer ones do. It writes keys literally. */
import type { Migration } from './migration.ts';

const days = 90;

export const mailExpiry: Migration = {
  name: '0012-mail-expiry',
  summary: 'mails that wait no more expire after 90 days',
  plan({ pk, sk, type, createdAt, sentAt, unsentReason, expiresAt }) {
    if (type !== 'mail' && type !== 'mailingMail') return null;
    if (expiresAt !== undefined || (sentAt === undefined && unsentReason === undefined)) return null;
    const ended = Date.parse(String(sentAt ?? createdAt));
    return {
      kind: 'mail',
      writes: [
        {
          label: 'mail',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET expiresAt = :expiresAt ADD version :one',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(expiresAt)',
            ExpressionAttributeValues: {
              ':expiresAt': Math.ceil(ended / 1000) + days * 86_400,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
};
