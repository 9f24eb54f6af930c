/** Stores the state of each creator, by which they are counted (docs/decisions/0045-lists-page-by-page.md). */
import type { Migration } from './migration.ts';

export const creatorStates: Migration = {
  name: '0018-creator-states',
  summary: 'active and inactive creators are counted',
  plan({ pk, sk, type, isActive, status }) {
    if (type !== 'creator' || status !== undefined) return null;
    return {
      kind: 'creator',
      writes: [
        {
          label: 'creator',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET #status = :status',
            // A change of the profile stores it as well.
            ConditionExpression:
              'attribute_exists(pk) AND attribute_not_exists(#status) AND isActive = :isActive',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':status': isActive === true ? 'active' : 'inactive',
              ':isActive': isActive,
            },
          },
        },
      ],
    };
  },
};
