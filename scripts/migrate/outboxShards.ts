/** Spreads the mails that wait over 16 partitions (docs/decisions/0017). It writes keys literally. */
import type { Migration } from './migration.ts';

const shards = 16;

export const outboxShards: Migration = {
  name: '0014-outbox-shards',
  summary: 'mails that wait are in 16 partitions',
  plan({ pk, sk, type, id, ownerPk, ownerSk }) {
    if (type !== 'mail' || ownerPk !== 'OUTBOX' || typeof id !== 'string') return null;
    return {
      kind: 'mail',
      writes: [
        {
          label: 'mail',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET ownerPk = :shard ADD version :one',
            // Not where it was sent or postponed meanwhile.
            ConditionExpression: 'ownerPk = :outbox AND ownerSk = :place',
            ExpressionAttributeValues: {
              ':shard': `OUTBOX#${id.charCodeAt(id.length - 1) % shards}`,
              ':outbox': 'OUTBOX',
              ':place': ownerSk,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
};
