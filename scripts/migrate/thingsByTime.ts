/** Adds what exists to the lists of the back office (docs/decisions/0045-lists-page-by-page.md). */
import { type TimeKind, timeKeys } from '#functions/data/byTime.ts';
import type { Migration, OldItem } from './migration.ts';

const kinds: Readonly<Record<string, TimeKind>> = {
  user: 'USERS',
  zarcode: 'CODES',
  payment: 'PAYMENTS',
  message: 'MESSAGES',
};

/** A payment names what is bought where the index can hold it. */
function paymentKind({ type, purchase }: OldItem): { kind?: unknown } {
  return type === 'payment' ? { kind: (purchase as { kind: unknown }).kind } : {};
}

export const thingsByTime: Migration = {
  name: '0006-things-by-time',
  summary: 'users, codes, payments and messages are listed by time',
  plan(item) {
    const { pk, sk, type, createdAt } = item;
    const kind = kinds[String(type)];
    if (kind === undefined || item['timePk'] !== undefined) return null;
    const id = type === 'zarcode' ? item['code'] : item['id'];
    const added = Object.entries({
      ...timeKeys(kind, { id: String(id), createdAt: String(createdAt) }),
      ...paymentKind(item),
    });
    return {
      kind: String(type),
      writes: [
        {
          label: String(type),
          Update: {
            Key: { pk, sk },
            UpdateExpression: `SET ${added.map(([name]) => `${name} = :${name}`).join(', ')}`,
            // A code that was deleted meanwhile is a tombstone.
            ConditionExpression: '#type = :type AND attribute_not_exists(timePk)',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: {
              ':type': type,
              ...Object.fromEntries(added.map(([name, value]) => [`:${name}`, value])),
            },
          },
        },
      ],
    };
  },
};
