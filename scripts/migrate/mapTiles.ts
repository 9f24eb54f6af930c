/** Counts what exists per map tile (docs/decisions/0055-counters-per-map-tile.md). */
import { countedInTiles } from '#functions/data/zarcodes.ts';
import type { Migration } from './migration.ts';

export const mapTiles: Migration = {
  name: '0010-map-tiles',
  summary: 'codes are counted per map tile, by the projections job',
  plan({ pk, sk, type, tiled }) {
    if (type !== 'zarcode' || tiled === true) return null;
    return {
      kind: 'zarcode',
      writes: [
        {
          label: 'zarcode',
          Update: {
            Key: { pk, sk },
            // The job counts a code when it sees it get this attribute, and from then on each of its changes.
            UpdateExpression: 'SET tiled = :tiled',
            // Of a code that was deleted meanwhile there is a tombstone.
            ConditionExpression: '#type = :type AND attribute_not_exists(tiled)',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: { ':type': 'zarcode', ':tiled': countedInTiles.tiled },
          },
        },
      ],
    };
  },
};
