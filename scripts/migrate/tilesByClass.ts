/** Counts what exists per map tile by creator and mark (docs/decisions/0055-counters-per-map-tile.md). */
import { countedInTiles } from '#functions/data/zarcodes.ts';
import type { Migration } from './migration.ts';

export const tilesByClass: Migration = {
  name: '0013-tiles-by-class',
  summary: 'codes are counted per map tile by creator and mark, by the projections job',
  plan({ pk, sk, type, tiledByClass }) {
    if (type !== 'zarcode' || tiledByClass === true) return null;
    return {
      kind: 'zarcode',
      writes: [
        {
          label: 'zarcode',
          Update: {
            Key: { pk, sk },
            // As with `tiled`: from this change on the job counts the code.
            UpdateExpression: 'SET tiledByClass = :counted',
            ConditionExpression: '#type = :type AND attribute_not_exists(tiledByClass)',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: { ':type': 'zarcode', ':counted': countedInTiles.tiledByClass },
          },
        },
      ],
    };
  },
};
