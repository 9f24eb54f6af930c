/** Lists the days that were compared with PayFast's history by time. It writes keys literally. */
import type { Migration } from './migration.ts';

export const reconciliationList: Migration = {
  name: '0017-reconciliation-list',
  summary: 'days compared with PayFast are listed by time',
  plan({ pk, sk, type, day, timePk }) {
    if (type !== 'reconciliation' || timePk !== undefined) return null;
    const date = String(day);
    return {
      kind: 'reconciliation',
      writes: [
        {
          label: 'reconciliation',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET timePk = :timePk, timeSk = :timeSk REMOVE ownerPk, ownerSk',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: {
              ':timePk': `RECONCILIATIONS#${date.slice(0, 'yyyy-mm'.length)}#0`,
              ':timeSk': `${date}T10:00:00.000Z#${date}`,
            },
          },
        },
      ],
    };
  },
};
