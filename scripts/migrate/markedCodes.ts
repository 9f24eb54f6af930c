/**
 * Sets an attribute that new codes have on those from before. From that change on the projections job does for them what
 * it does for new ones, so a migration may run while the job works, and while codes change.
 */
import type { Migration } from './migration.ts';

const markCodes = (attribute: string, about: Pick<Migration, 'name' | 'summary'>): Migration => ({
  ...about,
  plan({ pk, sk, type, [attribute]: value }) {
    if (type !== 'zarcode' || value === true) return null;
    return {
      kind: 'zarcode',
      writes: [
        {
          label: 'zarcode',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET #attribute = :true',
            // A code that was deleted meanwhile is a tombstone.
            ConditionExpression: '#type = :type AND attribute_not_exists(#attribute)',
            ExpressionAttributeNames: { '#type': 'type', '#attribute': attribute },
            ExpressionAttributeValues: { ':type': 'zarcode', ':true': true },
          },
        },
      ],
    };
  },
});

/** docs/decisions/0046-counters.md */
export const mapTiles = markCodes('tiled', {
  name: '0010-map-tiles',
  summary: 'codes are counted per map tile, by the projections job',
});

/** docs/decisions/0046-counters.md */
export const tilesByClass = markCodes('tiledByClass', {
  name: '0013-tiles-by-class',
  summary: 'codes are counted per map tile by creator and mark, by the projections job',
});

/** docs/decisions/0082-search.md */
export const wordsByPlace = markCodes('wordsByPlace', {
  name: '0015-words-by-place',
  summary: 'codes are found by a word and a place, by the projections job',
});
