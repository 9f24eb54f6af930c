/** Adds the change requests that exist to the admins' lists (docs/decisions/0020-editing-and-deleting-a-code.md). */
import type { Migration } from './migration.ts';

export const requestLists = {
  name: '0003-request-lists',
  summary: 'change requests are listed by status, and their ids contain their code',
  plan({ pk, sk, ...item }) {
    const { type, code, id, status, createdAt, version, ownerPk } = item;
    if (type !== 'changeRequest' || ownerPk !== undefined) return null;
    const since = item['approvedAt'] ?? item['rejectedAt'] ?? createdAt;
    // The same however often it is planned.
    const newId = `chg_${String(code)}${String(id).slice(-13)}`;
    return {
      kind: 'changeRequest',
      writes: [
        {
          label: 'changeRequest',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET id = :id, ownerPk = :ownerPk, ownerSk = :ownerSk ADD version :one',
            // A request that replaced it has another version, and is listed already.
            ConditionExpression: 'version = :version AND attribute_not_exists(ownerPk)',
            ExpressionAttributeValues: {
              ':id': newId,
              ':ownerPk': `REQUESTS#${String(status)}`,
              ':ownerSk': `${String(since)}#${newId}`,
              ':version': version,
              ':one': 1,
            },
          },
        },
      ],
    };
  },
} satisfies Migration;
