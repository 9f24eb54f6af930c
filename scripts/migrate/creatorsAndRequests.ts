/** Lists the creators and change requests that exist by time, for exports. It writes keys literally. */
import type { Migration } from './migration.ts';

const kinds: Readonly<Record<string, string>> = { creator: 'CREATORS', changeRequest: 'REQUESTS' };

export const creatorsAndRequests: Migration = {
  name: '0011-creators-and-requests',
  summary: 'creators and change requests are listed by time',
  plan({ pk, sk, type, id, createdAt, timePk }) {
    const kind = kinds[String(type)];
    if (kind === undefined || timePk !== undefined) return null;
    return {
      kind: String(type),
      writes: [
        {
          label: String(type),
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET timePk = :timePk, timeSk = :timeSk',
            // The request of a code may have been replaced by another one meanwhile.
            ConditionExpression: 'id = :id AND attribute_not_exists(timePk)',
            ExpressionAttributeValues: {
              ':timePk': `${kind}#${String(createdAt).slice(0, 'yyyy-mm'.length)}#0`,
              ':timeSk': `${String(createdAt)}#${String(id)}`,
              ':id': id,
            },
          },
        },
      ],
    };
  },
};
