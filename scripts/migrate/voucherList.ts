/** Lists the vouchers that exist (docs/decisions/0041-orders-hold-their-voucher-and-expire.md). */
import { timeKeys } from '#functions/data/byTime.ts';
import type { Migration } from './migration.ts';

export const voucherList: Migration = {
  name: '0009-voucher-list',
  summary: 'vouchers are listed by time',
  plan({ pk, sk, ...item }) {
    if (item['type'] !== 'voucher' || item['timePk'] !== undefined) return null;
    // Nobody stored when it was made.
    const createdAt = String(item['createdAt'] ?? item['validFrom']);
    const { timePk, timeSk } = timeKeys('VOUCHERS', { id: String(item['code']), createdAt });
    return {
      kind: 'voucher',
      writes: [
        {
          label: 'voucher',
          Update: {
            Key: { pk, sk },
            UpdateExpression:
              'SET createdAt = :at, kind = :kind, timePk = :timePk, timeSk = :timeSk ADD version :one',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(timePk)',
            ExpressionAttributeValues: {
              ':at': createdAt,
              ':kind': 'shared',
              ':timePk': timePk,
              ':timeSk': timeSk,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
};
