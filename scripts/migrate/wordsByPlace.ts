/** Lets the projections job order the search entries of each code by its place (docs/decisions/0082). */
import type { Migration } from './migration.ts';

export const wordsByPlace: Migration = {
  name: '0015-words-by-place',
  summary: 'codes are found by a word and a place, by the projections job',
  plan({ pk, sk, type, wordsByPlace: isDone }) {
    if (type !== 'zarcode' || isDone === true) return null;
    return {
      kind: 'zarcode',
      writes: [
        {
          label: 'zarcode',
          Update: {
            Key: { pk, sk },
            // From this change on the job writes its entries by place, and removes the others.
            UpdateExpression: 'SET wordsByPlace = :yes',
            ConditionExpression: '#type = :type AND attribute_not_exists(wordsByPlace)',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: { ':type': 'zarcode', ':yes': true },
          },
        },
      ],
    };
  },
};
