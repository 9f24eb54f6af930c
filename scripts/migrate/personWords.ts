/**
 * Touches each user, so that the projections job writes the entries by which admins find them
 * (docs/decisions/0082-search.md). The mark says that it was done.
 */
import type { Migration } from './migration.ts';

export const personWords: Migration = {
  name: '0007-person-words',
  summary: 'people are found by names, email address and phone number, and listed by state',
  plan({ pk, sk, type, ...item }) {
    if (type !== 'user' || item['indexedAs'] !== undefined) return null;
    return {
      kind: 'user',
      writes: [
        {
          label: 'user',
          Update: {
            Key: { pk, sk },
            UpdateExpression:
              'SET indexedAs = :one, disabled = if_not_exists(disabled, :no) ADD version :one',
            ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(indexedAs)',
            ExpressionAttributeValues: { ':one': 1, ':no': false },
          },
        },
      ],
    };
  },
};
